/** Polling of a payment (document 2 §9). */

/** Interval of the polls in ms. */
export const PAYMENT_POLL = 2_000;

/** A payment times out after more than this many polls. */
export const PAYMENT_POLLS = 90;

/** The same as a time span in ms, because a frozen page makes no polls. */
export const PAYMENT_TIME = PAYMENT_POLL * PAYMENT_POLLS;

/** Answers take time, so the clock alone ends polling only this many ms later. */
export const CLOCK_GRACE = 20_000;

/** True after more than 90 polls, or when far more than 3 minutes have passed. */
export const paymentTimedOut = (startedAt: number, now: number, polls: number): boolean =>
  polls > PAYMENT_POLLS || now - startedAt > PAYMENT_TIME + CLOCK_GRACE;
