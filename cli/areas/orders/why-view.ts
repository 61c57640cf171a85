import { amountOf, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { orderCodeLabel } from '#shared/rules/orders/order-actions.ts';
import type { PaymentStory } from './why.ts';

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
  [amountOf(amount), shanghaiTime(time), clean(note)].filter(Boolean).join(' ');

/** The last line is the answer for the member. */
export function paymentStory(story: PaymentStory, style: TextStyle): string {
  const { said, proof } = story;
  const saying = (words: Words) => style.say(...words);
  const state = story.status === undefined ? '' : wordOf(orderCodeLabel, story.status);
  const codes = `order_status ${story.order_status} · pay_status ${story.pay_status ?? '?'}`;
  const pairs: Pair[] = [
    [['订单号', 'Number'], story.order_sn],
    [['状态', 'State'], `${state} (${codes})`],
    [['金额', 'Amount'], amountOf(story.money_paid)],
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
