/** After a lost answer: reading what came of a payment, before anything is paid again. */
import { payOrder } from '#shared/contract/pay-order.ts';
import { RefusedError } from '#shared/errors.ts';
import type { PaymentSubject } from '#shared/rules/payment-subject.ts';
import { trouble } from './trouble.ts';
import { askStatus, type PaymentResult, type WatchPorts } from './watch-payment.ts';

/** A payment counts as not made only after this many readings in a row, because the server may still be at it. */
export const SETTLE_READINGS = 3;

/** Between two readings, in ms. */
export const SETTLE_PAUSE = 2_000;

/** The result when paid, false when it is sure that nothing was paid, 'unknown' when the server could not be asked. */
export async function settlePayment(
  ports: WatchPorts,
  subject: PaymentSubject,
  order_sn: string,
  signal: AbortSignal,
): Promise<PaymentResult | false | 'unknown'> {
  let answered = true;
  for (let reading = 1; reading <= SETTLE_READINGS; reading++) {
    const asked = await readOnce(ports, subject, order_sn, signal);
    if (asked && asked !== 'lost') return asked;
    answered = asked === false;
    if (reading < SETTLE_READINGS) await ports.clock.wait(SETTLE_PAUSE, signal);
  }
  return answered ? false : 'unknown';
}

async function readOnce(
  ports: WatchPorts,
  subject: PaymentSubject,
  order_sn: string,
  signal: AbortSignal,
): Promise<PaymentResult | false | 'lost'> {
  const status = await askStatus(ports, order_sn, signal);
  if (status) return status;
  try {
    const { order } = await ports.client.send(payOrder.orderAmount, subject, { signal });
    return order.paid ? {} : false;
  } catch (error) {
    trouble(error, signal);
    // An order that can no longer be paid is refused here; what the status says of it still counts.
    return error instanceof RefusedError ? status : 'lost';
  }
}
