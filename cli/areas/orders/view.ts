import type { OrdersFound } from '#cli/parts/orders.ts';
import { moneyFacts, price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Parcel } from '#shared/contract/entities.ts';
import type { BoughtAgain, OrderDetail } from '#shared/contract/order.ts';
import { noOrders } from '#shared/messages/empty.ts';
import { priceOf } from '#shared/rules/money.ts';
import { orderCodeLabel } from '#shared/rules/order-actions.ts';
import { wordOf } from '#shared/rules/unknown.ts';

/** Orders as a table. */
export function orderRows({ orders, more }: OrdersFound, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    orders,
    [
      { head: say('订单', 'ID'), cell: ({ order_id }) => order_id },
      { head: say('订单号', 'Number'), cell: ({ order_sn }) => order_sn },
      { head: say('状态', 'State'), cell: ({ status }) => wordOf(orderCodeLabel, status.status) },
      { head: say('金额', 'Amount'), cell: ({ money_paid }) => price(money_paid), right: true },
      { head: say('品种', 'Kinds'), cell: ({ breed_num }) => String(breed_num), right: true },
      { head: say('下单时间', 'Made'), cell: ({ add_time }) => shanghaiTime(add_time) },
      { head: say('商家', 'Merchant'), cell: ({ order_zt }) => order_zt, shrinksTo: 8 },
    ],
    paper,
    noOrders.text,
  );
  return more ? `${rows}\n${paper.ink.dim(say('还有更多，请用 --limit', 'there are more: use --limit'))}` : rows;
}

/** The whole of one order. */
export function orderDetail(order: OrderDetail, paper: Paper): string {
  const { say } = paper;
  const { money, to } = order;
  const head: Pair[] = [
    [say('订单号', 'Number'), order.order_sn],
    [say('状态', 'State'), wordOf(orderCodeLabel, order.status.status)],
    [say('商家', 'Merchant'), order.order_zt],
    [say('收货人', 'To'), `${to.consignee} ${to.path}`],
    ...moneyFacts(money, paper),
    [say('备注', 'Remark'), order.remark ?? ''],
    ...order.payments.map((each): Pair => [each.pay_name, `${price(each.amount)} ${shanghaiTime(each.time)}`]),
    ...order.times.map((each): Pair => [each.name, shanghaiTime(each.time)]),
    ...order.parcels.map((each): Pair => [say('包裹', 'Parcel'), parcelLine(each, paper)]),
  ];
  const lines = table(
    order.lines,
    [
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('单价', 'Price'), cell: ({ goods_price }) => price(goods_price), right: true },
      { head: say('数量', 'Num'), cell: ({ num }) => String(num), right: true },
      { head: say('小计', 'Sum'), cell: ({ goods_price, num }) => price(priceOf(goods_price, num)), right: true },
    ],
    paper,
    '',
  );
  return `${facts(head, paper)}\n\n${lines}`;
}

function parcelLine({ send_id, status, delivery_name, delivery_num }: Parcel, { say }: Paper): string {
  const states = { 0: say('未发货', 'not shipped'), 1: say('已发货', 'shipped'), 2: say('已收货', 'received') };
  return [send_id, wordOf(states, status), delivery_name, delivery_num].filter(Boolean).join(' ');
}

/** What went into the cart again, and what did not. */
export function boughtAgain(
  { message, rest }: { readonly message: string; readonly rest: readonly BoughtAgain[] },
  paper: Paper,
): string {
  const left = rest.map(({ goods_name, num, wanted, because }) => `${goods_name} ${num}/${wanted} ${because}`);
  return [paper.ink.green(clean(message)), ...left.map(clean)].join('\n');
}
