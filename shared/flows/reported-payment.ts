/** A payment that WeChat's sheet reported as paid, asked for after its dialog was closed. */
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { readBefore } from './settle-payment.ts';
import { askStatus, type WatchPorts } from './watch-payment.ts';

/** ms between two questions while the payment is fresh, and later. */
export const REPORTED_POLL = 5_000;
export const REPORTED_POLL_LATER = 30_000;

/** ms after its start for which a payment counts as fresh. */
export const REPORTED_FRESH = 10 * 60_000;

export interface ReportedPayment extends PaymentSubject {
  readonly order_sn: string;
  /** The start, in ms since 1970. */
  readonly since?: number | undefined;
}

/** `closed`: the order was closed; money that still comes goes to the balance. `unknown`: ask again later. */
export type ReportedEnd = 'paid' | 'closed' | 'unknown';

/** Asks the order's row and the payment's status. Without an answer it is unknown. */
export async function askReported(
  ports: WatchPorts,
  { type, order_id, fd_sn, order_sn }: ReportedPayment,
  signal: AbortSignal,
): Promise<ReportedEnd> {
  const subject = { type, order_id, fd_sn };
  const row = await readBefore(ports, subject, signal);
  if ('paid' in row) return 'paid';
  const status = await askStatus(ports, order_sn, signal);
  if (status && status !== 'lost') return 'paid';
  return 'closed' in row ? 'closed' : 'unknown';
}

/** ms until the next question about these payments. */
export const reportedPause = (payments: readonly ReportedPayment[], now: number): number =>
  payments.some(({ since = now }) => Math.abs(now - since) < REPORTED_FRESH) ? REPORTED_POLL : REPORTED_POLL_LATER;
