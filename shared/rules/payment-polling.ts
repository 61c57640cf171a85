/** How long and how often a payment is watched (document 2 §9). */

/** The payment status is asked every so many ms. */
export const PAYMENT_POLL = 2_000;

/** After more than this many polls without payment it has timed out. */
export const PAYMENT_POLLS = 90;

/** The same as a span of time, in ms: the clock counts even while a page is frozen and no poll is made. */
export const PAYMENT_TIME = PAYMENT_POLL * PAYMENT_POLLS;

/** Polls are what counts, and their answers take time too: the clock alone ends the waiting this many ms later. */
export const CLOCK_GRACE = 20_000;

/** True when the payment has timed out: more than 90 polls were made, or far more than 3 minutes went by without them. */
export const paymentTimedOut = (startedAt: number, now: number, polls: number): boolean =>
  polls > PAYMENT_POLLS || now - startedAt > PAYMENT_TIME + CLOCK_GRACE;
