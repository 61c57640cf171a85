/** Polling of a payment (document 2 §9). */

/** Interval of the polls in ms. */
export const PAYMENT_POLL = 2_000;

/** What 3 minutes make of the interval; only where the clock was set back they end polling. */
export const PAYMENT_POLLS = 90;

/** Polling ends when this many ms have passed and the answer that is then awaited has come. */
export const PAYMENT_TIME = PAYMENT_POLL * PAYMENT_POLLS;

/** True once the time is over, asked after an answer. */
export const paymentTimedOut = (startedAt: number, now: number, polls: number): boolean =>
  now - startedAt > PAYMENT_TIME || (now < startedAt && polls > PAYMENT_POLLS);
