import { amountOf, moneyFacts, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { card, facts, type Pair, table } from '#cli/text/table.ts';
import type { OrderLine, Parcel } from '#shared/contract/entities.ts';
import type { OrderDetail } from '#shared/contract/order.ts';
import { noData } from '#shared/messages/empty.ts';
import { linesUnreadable } from '#shared/messages/orders.ts';
import { countOf, UNKNOWN, wordOf } from '#shared/rules/app/unknown.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { orderStateWord } from '#shared/rules/orders/order-actions.ts';
import { isOffline } from '#shared/rules/orders/parcels.ts';
import { paidWith } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import type { Tracked } from './service.ts';

export function orderDetail(order: OrderDetail, style: TextStyle): string {
  const { money, to, cash_price_xj = 0 } = order;
  const head: Pair[] = [
    [['订单号', 'Number'], order.order_sn],
    [['状态', 'State'], orderStateWord(order)],
    [['商家', 'Merchant'], order.order_zt],
    [['收货人', 'To'], [to.consignee, maskedPhone(to.phone ?? ''), to.path, to.address].filter(Boolean).join(' ')],
    ...moneyFacts(money),
    [['已含现结优惠', 'Less for cash'], cash_price_xj > 0 ? price(cash_price_xj) : ''],
    [['备注', 'Remark'], order.remark ?? ''],
    ...order.payments.map((each): Pair => [each.pay_name, paymentLine(each)]),
    ...order.services.map((each): Pair => [['售后', 'After-sales'], serviceLine(each)]),
    ...order.times.map((each): Pair => [each.name, shanghaiTime(each.time)]),
    ...order.parcels.map((each): Pair => [['包裹', 'Parcel'], parcelLine(each, style)]),
  ];
  const lines = table(order.lines ?? [], order.lines ? '' : linesUnreadable.text, style, [
    { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
    { head: ['单价', 'Price'], cell: (line) => lineCost(line, 1), right: true },
    { head: ['数量', 'Num'], cell: ({ num }) => String(countOf(num)), right: true },
    { head: ['小计', 'Sum'], cell: (line) => lineCost(line, line.num), right: true },
  ]);
  return `${facts(head, style)}\n\n${lines}`;
}

/** What so many pieces cost, in money or points; '' for what is free. */
function lineCost(line: OrderLine, num: number | undefined): string {
  const cost = priceOf(line.goods_price, num);
  const paid = paidWith(line);
  if (paid === 'nothing') return '';
  if (paid !== 'points') return amountOf(cost);
  return num === undefined ? UNKNOWN : pointsWords((line.integral ?? 0) * num, cost);
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

const paymentLine = ({ amount, time, note = '' }: OrderDetail['payments'][number]): string =>
  joined(amountOf(amount), shanghaiTime(time), note && `（${note}）`);

const serviceLine = ({ return_sn, type_name, return_zt }: OrderDetail['services'][number]): string =>
  joined(return_sn, type_name, return_zt);

function parcelLine(parcel: Parcel, { say }: TextStyle): string {
  const { send_id, status, delivery_name, delivery_num } = parcel;
  const states = { 0: say('未发货', 'not shipped'), 1: say('已发货', 'shipped'), 2: say('已收货', 'received') };
  const carrier = isOffline(parcel) ? say('线下配送', 'delivered by the shop') : delivery_name;
  return joined(send_id, wordOf(states, status), carrier, delivery_num);
}

export const waysOfParcels = ({ ways }: Tracked, style: TextStyle): string =>
  ways.map((way) => wayCard(way, style)).join('\n\n');

const wayCard = card(({ parcel, steps, to }: Tracked['ways'][number]): Pair[] => [
  [['包裹', 'Parcel'], parcel],
  [['收货人', 'To'], `${to.name} ${to.path}`],
  ...steps.map((step): Pair => [shanghaiTime(step.time), `${step.status} ${step.context}`]),
  ...(steps.length === 0 ? [['', noData.text] as const] : []),
]);
