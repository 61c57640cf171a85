/** How long and how often a payment is watched (document 2 §9). */

/** The payment status is asked every so many ms. */
export const PAYMENT_POLL = 2_000;

/** After more than this many polls without payment it has timed out. */
export const PAYMENT_POLLS = 90;

/** The same as a span of time, in ms: the clock counts even while a page is frozen and no poll is made. */
export const PAYMENT_TIME = PAYMENT_POLL * PAYMENT_POLLS;

/** True when the payment has timed out: more than 3 minutes went by, or more than 90 polls were made on time. */
export const paymentTimedOut = (startedAt: number, now: number, polls: number): boolean =>
  now - startedAt > PAYMENT_TIME || polls > PAYMENT_POLLS;
