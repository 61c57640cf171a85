import { moneyFacts, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { card, facts, type Pair, table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { OrderLine, Parcel } from '#shared/contract/entities.ts';
import type { OrderDetail } from '#shared/contract/order.ts';
import { noData } from '#shared/messages/empty.ts';
import { countOf, UNKNOWN, wordOf } from '#shared/rules/app/unknown.ts';
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { priceOf } from '#shared/rules/money/money.ts';
import { orderCodeLabel } from '#shared/rules/orders/order-actions.ts';
import { paidWith } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import type { Tracked } from './service.ts';
import type { PaymentStory } from './why.ts';

export function orderDetail(order: OrderDetail, style: TextStyle): string {
  const { money, to } = order;
  const head: Pair[] = [
    [['订单号', 'Number'], order.order_sn],
    [['状态', 'State'], wordOf(orderCodeLabel, order.status.status)],
    [['商家', 'Merchant'], order.order_zt],
    [['收货人', 'To'], [to.consignee, maskedPhone(to.phone ?? ''), to.path, to.address].filter(Boolean).join(' ')],
    ...moneyFacts(money),
    [['备注', 'Remark'], order.remark ?? ''],
    ...order.payments.map((each): Pair => [each.pay_name, `${price(each.amount)} ${shanghaiTime(each.time)}`]),
    ...order.times.map((each): Pair => [each.name, shanghaiTime(each.time)]),
    ...order.parcels.map((each): Pair => [['包裹', 'Parcel'], parcelLine(each, style)]),
  ];
  const lines = table(order.lines, '', style, [
    { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
    { head: ['单价', 'Price'], cell: (line) => lineCost(line, 1), right: true },
    { head: ['数量', 'Num'], cell: ({ num }) => String(countOf(num)), right: true },
    { head: ['小计', 'Sum'], cell: (line) => lineCost(line, line.num), right: true },
  ]);
  return `${facts(head, style)}\n\n${lines}`;
}

function lineCost(line: OrderLine, num: number | undefined): string {
  const cost = priceOf(line.goods_price, num);
  const paid = paidWith(line);
  if (paid === 'nothing') return '';
  return paid === 'points'
    ? num === undefined
      ? UNKNOWN
      : pointsWords((line.integral ?? 0) * num, cost)
    : price(cost);
}

function parcelLine({ send_id, status, delivery_name, delivery_num }: Parcel, { say }: TextStyle): string {
  const states = { 0: say('未发货', 'not shipped'), 1: say('已发货', 'shipped'), 2: say('已收货', 'received') };
  return [send_id, wordOf(states, status), delivery_name, delivery_num].filter(Boolean).join(' ');
}

const saidWords = {
  paid: ['已付', 'paid'],
  unpaid: ['未付', 'unpaid'],
  unknown: ['不知道', 'cannot tell'],
} as const satisfies Readonly<Record<string, Words>>;

const payWords = {
  yes: ['可以', 'yes'],
  later: ['扫过码的先等码过期', 'after a scan only once the code has expired'],
  no: ['不要', 'no'],
} as const satisfies Readonly<Record<string, Words>>;

/** No call tells what is held: if no hold is known, there may still be one. */
function freeBalance({ balance, held }: PaymentStory): Words {
  if (balance === undefined) return plainly('');
  if (!held) {
    return [
      `${price(balance)}（未完成的组合支付占用的部分不在内）`,
      `${price(balance)} (without what a combined payment may hold)`,
    ];
  }
  return [
    `${price(balance)}，另有 ${price(held)} 被未完成的组合支付占用，付完或取消后释放`,
    `${price(balance)}; another ${price(held)} is held by a combined payment until that is paid or given up`,
  ];
}

const paymentWords = ({ amount, time, note = '' }: PaymentStory['payments'][number]): string =>
  [price(amount), shanghaiTime(time), clean(note)].filter(Boolean).join(' ');

/** The last line is the answer for the member. */
export function paymentStory(story: PaymentStory, style: TextStyle): string {
  const { said, proof } = story;
  const saying = (words: Words) => style.say(...words);
  const state = story.status === undefined ? '' : wordOf(orderCodeLabel, story.status);
  const codes = `order_status ${story.order_status} · pay_status ${story.pay_status ?? '?'}`;
  const pairs: Pair[] = [
    [['订单号', 'Number'], story.order_sn],
    [['状态', 'State'], `${state} (${codes})`],
    [['金额', 'Amount'], price(story.money_paid)],
    [['待付', 'Due'], story.due === undefined ? '' : price(story.due)],
    [['可用余额', 'Free balance'], saying(freeBalance(story))],
    [['下单时间', 'Made'], shanghaiTime(story.made ?? null)],
    [['自动关闭', 'Closes by itself'], story.closes ? shanghaiTime(story.closes) : ''],
    ...story.payments.map((each): Pair => [each.pay_name, paymentWords(each)]),
    [['订单说', 'The order says'], saying(saidWords[said.row])],
    [['支付查询说', 'get_status says'], saying(saidWords[said.status])],
    [['转账凭证', 'Proof'], proof ? [proof.state, proof.reason].filter(Boolean).join(' · ') : ''],
    [['能否付款', 'May pay'], saying(payWords[story.may_pay])],
  ];
  const ink = story.may_pay === 'yes' ? style.ink.green : style.ink.yellow;
  return `${facts(pairs, style)}\n\n${ink(saying(story.tell))}`;
}

export const waysOfParcels = ({ ways }: Tracked, style: TextStyle): string =>
  ways.map((way) => wayCard(way, style)).join('\n\n');

const wayCard = card(({ parcel, steps, to }: Tracked['ways'][number]): Pair[] => [
  [['包裹', 'Parcel'], parcel],
  [['收货人', 'To'], `${to.name} ${to.path}`],
  ...steps.map((step): Pair => [shanghaiTime(step.time), `${step.status} ${step.context}`]),
  ...(steps.length === 0 ? [['', noData.text] as const] : []),
]);
