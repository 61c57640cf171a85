/** The outcome of paying an order, a split order or a top-up, for /result. */

/** pay_status: 0 unpaid, 1 paid, 2 transfer proof submitted, 3 rejected, undefined when unknown. */
export interface PaidRow {
  readonly pay_status?: 0 | 1 | 2 | 3 | undefined;
}

/** `partly`: only some parts of a split order are paid. */
export type PaymentOutcome = 'paid' | 'partly' | 'review' | 'rejected' | 'unpaid' | 'unknown';

const BY_STATUS = { 0: 'unpaid', 1: 'paid', 2: 'review', 3: 'rejected' } as const;

/** The outcome of all rows together. Unknown or missing rows never count as paid. */
export function paymentOutcome(rows: readonly PaidRow[]): PaymentOutcome {
  const each = rows.map(({ pay_status }) => (pay_status === undefined ? 'unknown' : BY_STATUS[pay_status]));
  const [first] = each;
  if (!first || each.includes('unknown')) return 'unknown';
  if (each.every((one) => one === first)) return first;
  if (each.includes('paid') && (each.includes('unpaid') || each.includes('rejected'))) return 'partly';
  return (['rejected', 'unpaid', 'review'] as const).find((one) => each.includes(one)) ?? 'unknown';
}

export const toPay = <T extends PaidRow>(rows: readonly T[]): readonly T[] =>
  rows.filter(({ pay_status }) => pay_status === 0 || pay_status === 3);
