import { expect, test } from 'vitest';
import { PAYMENT_POLL, PAYMENT_TIME, paymentTimedOut } from './payment-polling.ts';

test('a payment times out after more than 90 polls, about 3 minutes', () => {
  expect(paymentTimedOut(0, 90 * PAYMENT_POLL, 90)).toBe(false);
  expect(paymentTimedOut(0, 91 * PAYMENT_POLL, 91)).toBe(true);
});

test('the clock ends polling, however few polls slow answers left time for', () => {
  expect(paymentTimedOut(0, PAYMENT_TIME, 17)).toBe(false);
  expect(paymentTimedOut(0, PAYMENT_TIME + 1, 17)).toBe(true);
  expect(paymentTimedOut(0, 60_000, 91)).toBe(false);
});

test('after the clock was set back the polls end it', () => {
  expect(paymentTimedOut(0, -5000, 90)).toBe(false);
  expect(paymentTimedOut(0, -5000, 91)).toBe(true);
});
