/** Loads the order for payment. Loading can be closed while it hangs and retried after a failure. */
import { orderClosed, orderPaidBefore, paid, topUpPaidBefore } from '#shared/messages/payment.ts';
import { BALANCE } from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { known, readAfterHold } from './pay-hold.ts';
import type { PayOrder, PayState } from './pay-state.ts';
import { type Loaded, loadOrder } from './pay-steps.ts';
import {
  type Dialog,
  eventOf,
  isClose,
  type Next,
  resumed,
  type ToDone,
  type ToLoad,
  type ToOver,
} from './pay-transitions.ts';
import { firstOf, unlessEvent } from './waits.ts';
import type { PaymentResult } from './watch-payment.ts';

/** A known order is refreshed for at most this many ms, then shown as it was. */
export const REFRESH_WAIT = 3_000;

export async function* atLoad(
  dialog: Dialog,
  { earlier, method, notice = {}, startedHere, binds }: ToLoad,
): AsyncGenerator<PayState, Next, undefined> {
  const { ports, subject, context, sheet } = dialog;
  // Another tab's sheet, or one that was left, has reported a payment: nothing is offered.
  const reported = sheet.paysAgain ? undefined : ports.saidPaid?.();
  if (reported) return resumed(reported);
  if (!earlier) yield { step: 'loading', zt: 0 };
  const load = (signal: AbortSignal): Promise<Loaded> => loadOrder(ports, subject, signal);
  const refresh = (signal: AbortSignal) =>
    firstOf<Loaded>(signal, load, (until) =>
      ports.clock.wait(REFRESH_WAIT, until).then(() => ({ trouble: { error: undefined } })),
    );
  const loaded = await unlessEvent(context, earlier ? refresh : load, isClose);
  if (!loaded) return { to: 'closed', finished: false };
  if ('closed' in loaded) return closedBefore;
  if ('paid' in loaded) return startedHere ? done(loaded.paid) : doneBefore(dialog, loaded.paid);
  if ('ok' in loaded) {
    dialog.transfer.handedIn = loaded.handedIn === true;
    dialog.sums.row = loaded.row ?? dialog.sums.row;
  }
  const chosen = { notice, ...(method === undefined ? {} : { method }) };
  if ('ok' in loaded && binds) return { to: 'binding', order: payable(loaded.ok, subject), asked: true, ...binds };
  if ('ok' in loaded) return { to: 'choice', order: readAfterHold(dialog, payable(loaded.ok, subject)), ...chosen };
  if (earlier) return { to: 'choice', order: known(dialog.hold, earlier), ...chosen };
  yield { step: 'failed', zt: 0, ...loaded.trouble };
  const event = await eventOf(context, 'again', 'close');
  return event.type === 'close' ? { to: 'closed', finished: false } : { to: 'load' };
}

/** A top-up cannot be paid by balance, whatever a server offers. */
export function payable(order: PayOrder, { type }: PaymentSubject): PayOrder {
  if (type === GOODS_ORDER) return order;
  return { ...order, moneys: 0, pay_list: order.pay_list.filter(({ pay_id }) => pay_id !== BALANCE) };
}

/** It was paid here. */
export const done = (result: PaymentResult): ToDone => ({ to: 'done', message: paid, result });

/** It was closed elsewhere: nothing can be paid. */
export const closedBefore: ToOver = { to: 'over', message: orderClosed };

/** It is paid, but not by this dialog's last action. */
export const doneBefore = ({ subject }: Pick<Dialog, 'subject'>, result: PaymentResult): ToDone => ({
  to: 'done',
  message: subject.type === GOODS_ORDER ? orderPaidBefore : topUpPaidBefore,
  result,
  before: true,
});
