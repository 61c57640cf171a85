import { asking } from '#cli/frame/ask.ts';
import type { MemberCli } from '#cli/frame/cli.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { among, limit, many, oneOf, sureOption, word } from '#cli/frame/parameters.ts';
import { orderArgument, orderOf } from '#cli/parts/choices.ts';
import { outOption } from '#cli/parts/csv-file.ts';
import { MOST_KEPT, rememberOrders } from '#cli/parts/kept-orders.ts';
import { listOptions } from '#cli/parts/order-list/list-options.ts';
import { orderedList } from '#cli/parts/order-list/list-view.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { amountOf, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import type { Words } from '#cli/text/words.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { noOrders } from '#shared/messages/empty.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { orderStateWord } from '#shared/rules/orders/order-actions.ts';
import { parcel, trackOptions } from './options.ts';
import { orderDetail, waysOfParcels } from './view.ts';
import { paymentStory } from './why-view.ts';

const ofOrders = membersOnly(() => import('#cli/parts/orders.ts'));
const ofService = membersOnly(() => import('./service.ts'));
const ofPayments = membersOnly(() => import('./why.ts'));

const hiddenTab: Words = ['该标签在此商城不显示（booklet_type）', 'this shop does not show that tab (booklet_type)'];

/** By `lx`. */
const tabs = { all: 'all', unpaid: '1', 'to-ship': '2', 'to-receive': '3', 'to-review': '5', completed: '6' } as const;

const id = orderArgument('[id]');

type Verb = 'show' | 'why' | 'goods' | 'confirm' | 'close';

async function onOrder<T>(
  cli: MemberCli,
  named: string | undefined,
  verb: Verb,
  act: (shop: MemberShop, order: string) => Promise<T>,
) {
  const action = verb === 'confirm' || verb === 'close' ? verb : undefined;
  const order = await orderOf(cli, named, action, `yaocang order ${verb} ID`);
  return act(await cli.shop(), order);
}

const became = (
  { order_id, status }: { readonly order_id: string; readonly status: string },
  { say }: TextStyle,
): string => `${say('订单', 'order')} ${order_id} ${status}`;

/** The rows that a pipe gets as they come. */
const seeing =
  (came: NonNullable<MemberCli['came']>, printed: OrderRow[]): typeof came =>
  (rows) => {
    if (printed.length < MOST_KEPT) printed.push(...(rows as readonly OrderRow[]));
    came(rows);
  };

export const orders = area({ order: ['订单', 'orders'] }, [
  ofOrders('order list', {
    about: ['订单列表', 'list orders'],
    examples: ['yaocang order list --state unpaid', 'yaocang order list --keywords 板蓝根 --limit 50'],
    options: {
      state: oneOf('--state <state>', ['状态', 'state'], Object.keys(tabs) as (keyof typeof tabs)[]),
      keywords: word('--keywords <text>', ['关键词', 'keywords']),
      limit,
    },
    run: async ({ listOrders, hasTab }, given, cli) => {
      const shop = await cli.shop();
      const lx = given.state && tabs[given.state];
      if (lx !== undefined && !hasTab(shop, lx)) cli.note(hiddenTab);
      const printed: OrderRow[] = [];
      const came = cli.came && seeing(cli.came, printed);
      const found = await listOrders(shop, { ...given, lx }, came);
      await rememberOrders(cli, shop, [...printed, ...found.orders]);
      return found;
    },
    rows: (found) => found.orders,
    none: noOrders.text,
    columns: [
      { head: ['订单', 'ID'], cell: ({ order_id }) => order_id },
      { head: ['订单号', 'Number'], cell: ({ order_sn }) => order_sn },
      { head: ['状态', 'State'], cell: orderStateWord },
      { head: ['金额', 'Amount'], cell: ({ money_paid }) => amountOf(money_paid), right: true },
      { head: ['品种', 'Kinds'], cell: ({ breed_num }) => String(countOf(breed_num)), right: true },
      { head: ['下单时间', 'Made'], cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: ['商家', 'Merchant'], cell: ({ order_zt }) => order_zt, shrinksTo: 8 },
    ],
  }),
  ofOrders('order show', {
    about: ['订单详情', 'show an order'],
    examples: ['yaocang order show 1000034 --json'],
    args: { id },
    run: ({ showOrder }, given, cli) => onOrder(cli, given.id, 'show', showOrder),
    view: orderDetail,
  }),
  ofPayments('order why', {
    about: [
      '付款查因：到账没有、能不能再付、怎么回复会员',
      'how its payment stands, whether to pay again, what to tell',
    ],
    examples: ['yaocang order why 1000034'],
    args: { id },
    run: ({ whyPaid }, given, cli) => onOrder(cli, given.id, 'why', whyPaid),
    view: paymentStory,
  }),
  ofOrders('order confirm', {
    about: ['确认收货', 'confirm the receipt'],
    examples: ['yaocang order confirm 1000034', 'yaocang order confirm 1000034 --parcel 1000051 --yes'],
    args: { id },
    options: {
      parcel: word('--parcel <id>', [
        '只确认此包裹（编号或快递单号）',
        "this parcel only, by its id or the courier's number",
      ]),
      yes: sureOption,
    },
    run: ({ confirmReceipt }, given, cli) =>
      onOrder(cli, given.id, 'confirm', (shop, order) =>
        confirmReceipt(shop, order, given.parcel, asking(cli, given.yes)),
      ),
    also: became,
  }),
  ofOrders('order close', {
    about: ['关闭订单', 'close an order'],
    examples: ['yaocang order close 1000034 --dry-run'],
    args: { id },
    options: { yes: sureOption },
    run: ({ closeOrder }, given, cli) =>
      onOrder(cli, given.id, 'close', (shop, order) => closeOrder(shop, order, asking(cli, given.yes))),
    also: became,
  }),
  ofService('order track', {
    about: ['查看物流', "follow an order's parcels"],
    examples: ['yaocang order track 1000034', 'yaocang order track --courier shunfeng --number SF10000341'],
    args: { id: among('orders', word('[id]', ['订单编号', 'order id'])) },
    options: trackOptions,
    run: async ({ track }, { id: named, ...by }, cli) => {
      const isNamed = [named, by.parcel, by.number].some((each) => each !== undefined);
      const order =
        isNamed && named === undefined ? named : await orderOf(cli, named, 'logistics', 'yaocang order track ID');
      return track(await cli.shop(), { ...by, id: order });
    },
    view: waysOfParcels,
  }),
  ofService('order goods', {
    about: ['订单商品', 'the lines of an order or of a parcel'],
    args: { id },
    options: { parcel },
    run: ({ linesOf }, given, cli) =>
      onOrder(cli, given.id, 'goods', (shop, order) => linesOf(shop, order, given.parcel)),
    rows: ({ lines }) => lines,
    columns: [
      { head: ['商品', 'Goods'], cell: ({ goods_id = '' }) => goods_id },
      { head: ['名称', 'Name'], cell: fullName, shrinksTo: 16 },
      { head: ['单价', 'Price'], cell: ({ goods_price }) => amountOf(goods_price), right: true },
      { head: ['数量', 'Num'], cell: ({ num, unitno_name = '' }) => `${num}${unitno_name}`, right: true },
      { head: ['赠品', 'Gift'], cell: ({ is_gift }, { say }) => (is_gift ? say('是', 'yes') : '') },
    ],
  }),
  ofService('order export', {
    about: ['导出订单商品为 CSV', "an order's lines as a CSV file"],
    examples: ['yaocang order export 1000034', 'yaocang order export 1000034 --out november.csv'],
    args: { id },
    options: { out: outOption },
    run: ({ exportLines }, { id: named, out }, cli) =>
      onOrder(cli, named, 'goods', (shop, order) => exportLines(cli, shop, order, out)),
    view: ({ lines }, { say }) => say(`共 ${lines} 行商品`, `${lines} lines`),
  }),
  ofService('order again', {
    about: [
      '再次购买一个或多个订单：先说明下架、缺货、涨价和降价，再加入购物车',
      'buy one order or several again: tells first what is gone, short, dearer or cheaper',
    ],
    examples: ['yaocang order again 1000034 --dry-run', 'yaocang order again 1000034 1000029 --yes'],
    args: {
      ids: among(
        'orders',
        many('[ids...]', ['订单编号（终端中可从列表选择）', 'order ids (in a terminal picked from a list)']),
      ),
    },
    options: listOptions,
    run: async ({ linesAgain, orderLinesOf }, { ids, ...flags }, cli) => {
      const named = ids.length > 0 ? ids : [undefined];
      const orders: string[] = [];
      for (const each of named) orders.push(await orderOf(cli, each, undefined, 'yaocang order again ID'));
      const lines = await linesAgain(await cli.shop(), orders);
      return orderLinesOf(cli, lines, flags, `yaocang order again ${orders.join(' ')}`);
    },
    judge: ({ faultOf }, data) => faultOf(data),
    view: orderedList,
  }),
]);
