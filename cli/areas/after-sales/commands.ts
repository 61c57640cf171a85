import { area, membersOnly } from '#cli/frame/command.ts';
import { among, limit, needed, word } from '#cli/frame/parameters.ts';
import { idOf, orderArgument, orderOf } from '#cli/parts/choices.ts';
import { amountOf, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { ServiceRecord } from '#shared/contract/after-sales.ts';
import { noOrders } from '#shared/messages/empty.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { applyOptions } from './options.ts';
import type { ServicesOfOrder } from './service.ts';

const command = membersOnly(() => import('./service.ts'));

const order = among('orders', needed('<order>', ['订单编号', 'order id']));

export const afterSales = area({ 'after-sales': ['售后', 'after-sales'] }, [
  command('after-sales list', {
    about: ['售后列表', 'list after-sales requests'],
    options: { keywords: word('--keywords <text>', ['商品名称', 'part of a goods name']), limit },
    run: async ({ listServices }, given, cli) => listServices(await cli.shop(), given.keywords, given.limit),
    rows: ({ requests }) => requests,
    none: noOrders.text,
    // The columns of document 2 §2.
    columns: [
      { head: ['申请时间', 'Asked'], cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: ['售后单号', 'Number'], cell: ({ return_sn }) => return_sn },
      { head: ['订单', 'Order'], cell: ({ order_id }) => order_id },
      { head: ['金额', 'Amount'], cell: ({ money_paid }) => amountOf(money_paid), right: true },
      { head: ['支付方式', 'Paid by'], cell: ({ pay_name = '' }) => pay_name, shrinksTo: 8 },
      { head: ['类型', 'Type'], cell: ({ type_name }) => type_name },
      { head: ['状态', 'State'], cell: ({ return_zt }) => return_zt },
    ],
  }),
  command('after-sales show', {
    about: ['售后详情与可售后商品', "an order's requests and what may be claimed"],
    args: { order },
    run: async ({ showServices }, given, cli) => showServices(await cli.shop(), await idOf(cli, 'served', given.order)),
    view: servicesOfOrder,
  }),
  command('after-sales apply', {
    about: ['申请售后', 'ask for a return, a refund or an exchange'],
    examples: [
      'yaocang after-sales apply 1000034 --reason 包装破损',
      'yaocang after-sales apply 1000034 --type return --lines 1000036=2 --reason 破损 --images a.jpg',
    ],
    args: { order: orderArgument('[order]') },
    options: applyOptions,
    run: async ({ applyForService }, { order: named, ...wanted }, cli) => {
      const id = await orderOf(cli, named, 'service', 'yaocang after-sales apply ORDER');
      return applyForService(await cli.shop(), id, wanted);
    },
  }),
  command('after-sales cancel', {
    about: ['撤销售后申请', "withdraw an order's request"],
    args: { order },
    run: async ({ cancelRequest }, given, cli) =>
      cancelRequest(await cli.shop(), await idOf(cli, 'served', given.order)),
  }),
]);

function servicesOfOrder({ order_sn, data, because = '', lines }: ServicesOfOrder, style: TextStyle): string {
  const past = data.map((record) => recordFacts(record, style));
  const open = table(lines, clean(because), style, [
    { head: ['行号', 'Line'], cell: ({ og_id }) => og_id },
    { head: ['名称', 'Name'], cell: fullName, shrinksTo: 16 },
    { head: ['可售后', 'Claimable'], cell: ({ can_num }) => String(can_num), right: true },
    { head: ['最多可退', 'At most'], cell: ({ can_refund }) => amountOf(can_refund), right: true },
  ]);
  return [facts([[['订单号', 'Order'], order_sn]], style), ...past, open].filter(Boolean).join('\n\n');
}

function recordFacts(record: ServiceRecord, style: TextStyle): string {
  return facts(
    [
      [['售后单号', 'Number'], record.return_sn],
      [['类型', 'Type'], record.type_name],
      [['状态', 'State'], record.return_zt],
      [['原因', 'Reason'], record.reason],
      [['商品', 'Goods'], record.lines.map((line) => `${fullName(line)}×${countOf(line.num)}`).join('、')],
      [['退款', 'Refund'], record.refund === 0 ? '' : amountOf(record.refund)],
      [['其中赠送金', 'Bonus in it'], isAbove0(record.bonus) ? price(record.bonus) : ''],
      [['退积分', 'Points back'], record.integral > 0 ? String(record.integral) : ''],
      ...record.history.map((step): Pair => [shanghaiTime(step.time), `${step.name} ${step.note}`]),
    ],
    style,
  );
}
