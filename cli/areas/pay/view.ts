/** The payment in plain lines, for pipes, logs and narrow terminals. */

import { price } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';
import type { Choosing, PayState, StartedPayment } from '#shared/flows/pay-state.ts';
import type { Paid } from './pay.ts';

/** What to say of a state; undefined where there is nothing to say. */
export function payLine(state: PayState, { say }: Paper): string | undefined {
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
    case 'timedOut':
      return clean(state.message.text);
    default:
      return undefined;
  }
}

type Say = Paper['say'];

function working(what: NonNullable<Choosing['working']>, say: Say): string {
  const sentences = {
    password: say('正在验证支付密码…', 'checking the payment password…'),
    paying: say('正在支付…', 'paying…'),
    starting: say('正在发起支付…', 'starting the payment…'),
    settling: say('正在核对支付结果…', 'looking up what came of it…'),
    releasing: say('正在核对余额…', 'looking up the balance…'),
  };
  return sentences[what];
}

function waiting({ started, unreachable }: Extract<PayState, { step: 'paying' }>, say: Say): string {
  if (unreachable) return say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…');
  return `${say('等待付款', 'waiting for the payment')} ${clean(wayOf(started))}`.trim();
}

/** Where it is paid: an address, or the parameters of WeChat's sheet (whose signature the redactor hides). */
export function wayOf(started: StartedPayment): string {
  switch (started.how) {
    case 'qr':
      return started.code_url;
    case 'mweb':
      return started.url;
    case 'jsapi':
      return JSON.stringify(started.cs);
    default:
      return '';
  }
}

/** A payment that was made, or that this run had no need to make. */
export function paidLine({ message, order_id, amount, pay_name }: Paid, { ink, say }: Paper): string {
  if (amount === null)
    return ink.green(
      say(`订单 ${order_id} 此前已支付，本次没有付款`, `order ${order_id} had been paid before: nothing was paid now`),
    );
  const parts = [say(`订单 ${order_id}`, `order ${order_id}`), price(amount), clean(pay_name ?? '')];
  return [ink.green(clean(message)), ...parts.filter((part) => part !== '')].join('  ');
}
