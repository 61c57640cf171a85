import { price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean } from '#cli/text/width.ts';
import type { Choosing, PayState, StartedPayment } from '#shared/flows/pay-state.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import type { Paid } from './pay.ts';

/** What is still to be paid, and the balance's part. */
export function amounts(seen: readonly PayState[], say: Say): string[] {
  const chosen = seen.findLast((each) => each.step === 'choose');
  if (!chosen) return [];
  const { split, order } = chosen;
  const held = isAbove0(split.method) && isAbove0(split.balance) ? split.balance : undefined;
  const due = isAbove0(split.method) ? split.method : order.order.money_paid;
  const { cash_price_xj = 0 } = order.order;
  return [
    ...(due === undefined ? [] : [price(due)]),
    ...(cash_price_xj > 0 ? [`${say('已含现结优惠', 'less for cash')} ${price(cash_price_xj)}`] : []),
    ...(held === undefined ? [] : [`${say('余额抵扣', 'by the balance')} ${price(held)}`]),
  ];
}

export function payLine(state: PayState, { say }: TextStyle): string | undefined {
  switch (state.step) {
    case 'loading':
      return say('正在读取订单…', 'reading the order…');
    case 'choose':
      return state.working ? working(state.working, say) : undefined;
    case 'paying':
      return waiting(state, say);
    case 'refused':
    case 'unsettled':
    case 'done':
    case 'over':
    case 'timedOut':
      return clean(state.message.text);
    default:
      return undefined;
  }
}

type Say = TextStyle['say'];

function working(what: NonNullable<Choosing['working']>, say: Say): string {
  const sentences = {
    looking: say('正在核对是否已支付…', 'looking whether it is paid already…'),
    password: say('正在验证支付密码…', 'checking the payment password…'),
    paying: say('正在支付…', 'paying…'),
    starting: say('正在发起支付…', 'starting the payment…'),
    settling: say('正在核对支付结果…', 'looking up what came of it…'),
    releasing: say('正在核对余额…', 'looking up the balance…'),
  };
  return sentences[what];
}

export function waiting({ started, unreachable, said }: Extract<PayState, { step: 'paying' }>, say: Say): string {
  if (said) return say(clean(said.text), `the payment's status cannot be read: ${clean(said.text)}`);
  if (unreachable) return say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…');
  return `${say('等待付款', 'waiting for the payment')} ${clean(wayOf(started))}`.trim();
}

export function wayOf(started: StartedPayment): string {
  if (started.how === 'qr') return started.code_url;
  if (started.how === 'mweb') return started.url;
  return started.how === 'jsapi' ? JSON.stringify(started.cs) : '';
}

export function paidLine(
  { message, type, order_id, amount, pay_name, pay_time }: Paid,
  { ink, say }: TextStyle,
): string {
  const way = clean(pay_name ?? '');
  if (amount === null) {
    const how = [way, shanghaiTime(pay_time)].filter((part) => part !== '').join(' ');
    const look = type === GOODS_ORDER ? `yaocang order show ${order_id}` : 'yaocang topup log';
    const told = say(
      `${order_id} 此前已支付${how && `（${how}）`}，本次没有付款`,
      `${order_id} had been paid before${how && ` (${how})`}: nothing was paid now`,
    );
    return [ink.green(told), say(`查看：${look}`, `look: ${look}`)].join('  ');
  }
  const what = type === GOODS_ORDER ? say('订单', 'order') : say('充值', 'top-up');
  const parts = [`${what} ${order_id}`, price(amount), way];
  return [ink.green(clean(message)), ...parts.filter((part) => part !== '')].join('  ');
}
