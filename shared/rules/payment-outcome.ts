/** What came of the payment of an order, split or whole, or of a top-up (decisions §3: /result). */

/** What a row says of its payment: 0 unpaid, 1 paid, 2 transfer proof handed in, 3 rejected; undefined when it does not. */
export interface PaidRow {
  readonly pay_status?: 0 | 1 | 2 | 3 | undefined;
}

/** `partly`: a part of a split order is paid and another is still to pay. */
export type PaymentOutcome = 'paid' | 'partly' | 'review' | 'rejected' | 'unpaid' | 'unknown';

const BY_STATUS = { 0: 'unpaid', 1: 'paid', 2: 'review', 3: 'rejected' } as const;

/** The outcome of all rows together; a row that says nothing, or no row at all, is not taken for paid. */
export function paymentOutcome(rows: readonly PaidRow[]): PaymentOutcome {
  const each = rows.map(({ pay_status }) => (pay_status === undefined ? 'unknown' : BY_STATUS[pay_status]));
  const [first] = each;
  if (!first || each.includes('unknown')) return 'unknown';
  if (each.every((one) => one === first)) return first;
  if (each.includes('paid') && (each.includes('unpaid') || each.includes('rejected'))) return 'partly';
  return (['rejected', 'unpaid', 'review'] as const).find((one) => each.includes(one)) ?? 'unknown';
}

/** The rows that are still to be paid. */
export const toPay = <T extends PaidRow>(rows: readonly T[]): readonly T[] =>
  rows.filter(({ pay_status }) => pay_status === 0 || pay_status === 3);
