/** What support makes of an order's payment: how it stands, and whether the member may pay (again). */
import type { OrderRow } from '#shared/contract/entities.ts';

/** What one witness says: the order's own row, or the payment's status. */
export type Said = 'paid' | 'unpaid' | 'unknown';

/** What is known of an order's payment. */
export interface PaymentFacts {
  /** What the row's pay_status says, and the payment's status of get_status (document 2 §4). */
  readonly row: Said;
  readonly status: Said;
  readonly code: OrderRow['status']['status'];
  /** 2: a transfer's proof is with the operator; 3: it was rejected. */
  readonly pay_status: OrderRow['pay_status'];
}

/**
 * `booking`: the payment company has the money and the order does not know of it yet. `closedPaid`: money came for an order
 * that is closed. `unclear`: no witness could tell.
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

/** Whoever says paid is believed; that it is unpaid counts when none says otherwise. */
export function paymentCase({ row, status, code, pay_status }: PaymentFacts): PaymentCase {
  const paid = row === 'paid' || status === 'paid';
  if (code === CLOSED) return paid ? 'closedPaid' : 'closed';
  if (paid) return row === 'paid' ? 'paid' : 'booking';
  if (pay_status === 2) return 'reviewing';
  if (pay_status === 3) return 'rejected';
  return row === 'unpaid' || status === 'unpaid' ? 'unpaid' : 'unclear';
}

/**
 * Whether the member may pay. `later`: an order that nobody knows to be paid may have been paid by a code of which the
 * payment company has not told yet, so who has scanned one waits until it has expired.
 */
export type MayPay = 'yes' | 'later' | 'no';

export const mayPay = (which: PaymentCase): MayPay =>
  which === 'rejected' ? 'yes' : which === 'unpaid' ? 'later' : 'no';
