/** The payment state of an order from all sources, and whether the member may pay (again). For support staff. */
import type { OrderRow } from '#shared/contract/entities.ts';

/** The answer of one source: the order row, or the payment status. */
export type Said = 'paid' | 'unpaid' | 'unknown';

export interface PaymentFacts {
  /** By the row's pay_status; `status` by get_status (document 2 §4). */
  readonly row: Said;
  readonly status: Said;
  readonly code: OrderRow['status']['status'];
  /** 2: a transfer proof was submitted; 3: it was rejected. */
  readonly pay_status: OrderRow['pay_status'];
}

/**
 * `booking`: the payment company has the money, but the order is not updated yet. `closedPaid`: a closed order was paid.
 * `unclear`: no source answered.
 */
export type PaymentCase =
  | 'paid'
  | 'booking'
  | 'reviewing'
  | 'rejected'
  | 'closed'
  | 'closedPaid'
  | 'unpaid'
  | 'unclear';

const CLOSED = 7;

/** One source that says paid is enough. Unpaid counts when no source says paid. */
export function paymentCase({ row, status, code, pay_status }: PaymentFacts): PaymentCase {
  const paid = row === 'paid' || status === 'paid';
  if (code === CLOSED) return paid ? 'closedPaid' : 'closed';
  if (paid) return row === 'paid' ? 'paid' : 'booking';
  if (pay_status === 2) return 'reviewing';
  if (pay_status === 3) return 'rejected';
  return row === 'unpaid' || status === 'unpaid' ? 'unpaid' : 'unclear';
}

/**
 * Whether the member may pay. `later`: the order may have been paid by a QR code that the payment company has not reported
 * yet, so a member who scanned one waits until it has expired.
 */
export type MayPay = 'yes' | 'later' | 'no';

export const mayPay = (which: PaymentCase): MayPay =>
  which === 'rejected' ? 'yes' : which === 'unpaid' ? 'later' : 'no';
