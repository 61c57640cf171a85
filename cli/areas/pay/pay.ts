/** Pays an order with the shared payment flow. */

import { otherAmount } from '#cli/shop/charge.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { CancelledError } from '#shared/errors.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { pay } from '#shared/flows/pay.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { askRow, readPayment } from '#shared/flows/settle-payment.ts';
import { paid, transferAwaitsReview } from '#shared/messages/payment.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { type Ended, isOrder, lookOf, nextMove, type PaymentChoice, pending, type Till } from './pay-moves.ts';

export { oneAtATime } from './one-at-a-time.ts';
export { readProofFile } from './pay-proof.ts';

export type Paid = ReturnType<typeof paidBy>;

/** Yields the states of the payment flow; returns what was paid, or throws. */
export const payment = (shop: MemberShop, choice: PaymentChoice): Flow<PayState, PayEvent, Paid> =>
  async function* ({ signal, events }) {
    const { type = GOODS_ORDER, orderId: order_id, split: fd_sn = '', deadline } = choice;
    const { client, clock } = shop;
    const till: Till = { shop, choice, subject: { type, order_id, fd_sn } };
    const ports = { client, clock, path: () => '', is_app: () => false, clears: 'own' as const };
    const over = new AbortController();
    const tooLate = () => {
      till.end ??= { fault: pending() };
      events.send({ type: 'close' });
    };
    try {
      for await (const state of pay(ports, till.subject)({ signal, events })) {
        yield state;
        const isFirstWait = state.step === 'paying' && !till.started;
        if (isFirstWait && deadline !== undefined) {
          clock.wait(deadline * 1000, over.signal).then(tooLate, () => undefined);
        }
        const move = await answer(till, state);
        if (move) events.send(move);
      }
    } finally {
      over.abort();
    }
    return result(till);
  };

async function answer(till: Till, state: PayState): Promise<PayEvent | undefined> {
  if (state.step === 'choose') {
    const { money_paid, order_sn } = state.order.order;
    till.due = { amount: money_paid ?? null, order_sn };
    till.isSent ||= state.working === 'paying';
  }
  if (state.step === 'paying') till.started = state.started;
  try {
    if (state.step === 'done') till.end ??= { paid: state.result, message: state.message, before: state.before };
    else if (!till.end) return await nextMove(state, till);
  } catch (fault) {
    till.end ??= { fault };
  }
  return till.end && state.step !== 'closed' ? { type: 'close' } : undefined;
}

/** The outcome. The shop is asked once more before a payment counts as pending. */
async function result(till: Till): Promise<Paid> {
  const { shop, subject } = till;
  if (till.end && 'paid' in till.end) return asAllowed(till, paidBy(till, till.end));
  if (till.handedIn) return paidBy(till, { paid: {}, message: transferAwaitsReview });
  const told = till.end?.fault;
  if (told instanceof Fault && told.code === 'unknown') throw told;
  if (shop.signal.aborted && !till.started && !till.isSent) throw new CancelledError('pay');
  const ended = shop.signal.aborted ? interrupted(shop.signal) : undefined;
  const fault = ended ?? told ?? pending();
  if (!(fault instanceof Fault) || (fault.code !== 'pending' && !ended)) throw fault;
  if (!till.due) throw named(fault, till);
  const lost = { subject, order_sn: till.due.order_sn, online: true };
  const read = await readPayment(shop, lost, ended ? new AbortController().signal : shop.signal);
  if (!read || read === 'unknown') throw named(fault, till);
  return paidBy(till, { paid: read, message: paid });
}

/** Throws where the order's row tells another amount than was shown and allowed: the payment was made, and is told with it. */
async function asAllowed({ shop, subject }: Till, told: Paid): Promise<Paid> {
  const { amount, type, order_id, order_sn } = told;
  if (amount === null || type !== GOODS_ORDER || shop.signal.aborted) return told;
  const row = await askRow(shop, subject, shop.signal);
  // Of a split order the whole is in its row, and what was paid may be a part.
  if (!row || row === 'unknown' || row.order_sn !== order_sn || !isAbove0(row.amount) || row.amount === amount)
    return told;
  throw new Fault('unknown', otherAmount(row.amount, amount), {
    data: { ...told, amount: row.amount, allowed: amount },
    next: lookWith(`order show ${order_id}`),
  });
}

/** Interrupted while a code was shown, which somebody may have paid, or after a payment was sent, which may still be booked. */
const interrupted = ({ reason }: AbortSignal): Fault =>
  new Fault(reason === 'terminated' ? reason : 'interrupted', [
    '已中断，商城尚未收到付款',
    'interrupted: no payment has arrived yet',
  ]);

function named(fault: Fault, { choice, due, started }: Till): Fault {
  const again = `yaocang ${isOrder(choice) ? 'pay' : 'topup pay'} ${choice.orderId}`;
  const look = `yaocang ${lookOf(choice)}`;
  return new Fault(fault.code, fault.words, {
    data: { order_id: choice.orderId, order_sn: due?.order_sn ?? null, ...(started && { started }) },
    next: [
      `已扣款请勿再付，稍后查看：${look}；未扣款可重新付款：${again}`,
      `if it was charged do not pay again, look later: ${look}; if not: ${again}`,
    ],
  });
}

/** `amount` in fen, null if this run paid nothing; `pay_time` in ms, null if unknown. */
function paidBy({ choice, due }: Till, { paid: { pay_name, pay_time, order_sn }, message: { text }, before }: Ended) {
  const { type = GOODS_ORDER, orderId: order_id } = choice;
  return {
    message: text,
    type,
    order_id,
    order_sn: due?.order_sn ?? order_sn ?? null,
    amount: before ? null : (due?.amount ?? null),
    pay_name,
    pay_time: pay_time ?? null,
  };
}
