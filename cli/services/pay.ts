/** Paying an order: drives the payment flow that the shop's own dialog runs, with what the command line chose. */
import { CancelledError } from '#shared/errors.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { pay } from '#shared/flows/pay.ts';
import type { PayEvent, PayState } from '#shared/flows/pay-state.ts';
import { askStatus, type PaymentResult } from '#shared/flows/watch-payment.ts';
import { paid } from '#shared/messages/payment.ts';
import { loginOf, type Shop } from './access/shop.ts';
import { Fault } from './fault.ts';
import { nextMove, type PayWanted, pending } from './pay-moves.ts';

/** A payment that was made; the amount is what was due, in fen, and null for an order that had been paid before. */
export interface Paid {
  readonly message: string;
  readonly order_id: string;
  readonly order_sn: string | null;
  readonly amount: number | null;
  readonly pay_name: string | undefined;
  /** ms since 1970, null when the shop did not say. */
  readonly pay_time: number | null;
}

export interface PaymentChoice extends PayWanted {
  readonly orderId: string;
  readonly split: string | undefined;
  /** Seconds to wait for an online payment at most. */
  readonly deadline: number | undefined;
}

/** The payment as a flow: its states are the dialog's, its result is what was paid. Everything else is thrown. */
export const payment = (shop: Shop, choice: PaymentChoice): Flow<PayState, PayEvent, Paid> =>
  async function* ({ signal, events }) {
    loginOf(shop);
    const subject = { type: '1' as const, order_id: choice.orderId, fd_sn: choice.split ?? '' };
    const ports = { client: shop.client, clock: shop.clock, path: () => '', is_app: () => false };
    const till: Till = { choice, due: undefined, end: undefined, over: new AbortController() };
    try {
      for await (const state of pay(ports, subject)({ signal, events })) {
        yield state;
        const move = await answer(till, state, shop, () => events.send({ type: 'close' }));
        if (move) events.send(move);
      }
    } finally {
      till.over.abort();
    }
    return result(till, shop);
  };

/** What is known of a payment while its dialog is open. */
interface Till {
  readonly choice: PaymentChoice;
  due: { readonly amount: number; readonly order_sn: string } | undefined;
  /** How it ended, as soon as that is known; the dialog is closed after it. */
  end: { readonly paid: PaymentResult } | { readonly fault: unknown } | undefined;
  /** Stops the timer of the deadline. */
  readonly over: AbortController;
  timed?: true;
}

async function answer(till: Till, state: PayState, shop: Shop, close: () => void): Promise<PayEvent | undefined> {
  if (state.step === 'choose') {
    const { money_paid, order_sn } = state.order.order;
    till.due = { amount: money_paid, order_sn };
  }
  if (state.step === 'paying') startTimer(till, shop, close);
  try {
    if (state.step === 'done') till.end ??= { paid: state.result };
    else if (!till.end) return await nextMove(state, till.choice, shop.guard);
  } catch (fault) {
    till.end ??= { fault };
  }
  return till.end && state.step !== 'closed' ? { type: 'close' } : undefined;
}

/** Ends the wait when the deadline has passed; it starts with the first code that is shown. */
function startTimer(till: Till, { clock }: Shop, close: () => void): void {
  const { deadline } = till.choice;
  if (deadline === undefined || till.timed) return;
  till.timed = true;
  const end = () => {
    till.end ??= { fault: pending(till.due?.order_sn) };
    close();
  };
  clock.wait(deadline * 1000, till.over.signal).then(end, () => undefined);
}

/** What the closed dialog comes to; before a payment is called pending the shop is asked once more. */
async function result(till: Till, shop: Shop): Promise<Paid> {
  if (till.end && 'paid' in till.end) return paidBy(till, till.end.paid);
  if (shop.signal.aborted) throw new CancelledError('pay');
  const fault = till.end?.fault ?? pending(till.due?.order_sn);
  if (!(fault instanceof Fault) || fault.code !== 'pending' || !till.due) throw fault;
  const asked = await askStatus(shop, till.due.order_sn, shop.signal);
  if (!asked || asked === 'lost') throw fault;
  return paidBy(till, asked);
}

function paidBy({ choice, due }: Till, { pay_name, pay_time }: PaymentResult): Paid {
  const { amount = null, order_sn = null } = due ?? {};
  return { message: paid.text, order_id: choice.orderId, order_sn, amount, pay_name, pay_time: pay_time ?? null };
}
