import { expect, test } from 'vitest';
import { PAYMENT_POLL, paymentTimedOut } from './payment-polling.ts';

test('after more than 90 polls, which is about 3 minutes, the payment has timed out', () => {
  expect(paymentTimedOut(0, 90 * PAYMENT_POLL, 90)).toBe(false);
  expect(paymentTimedOut(0, 91 * PAYMENT_POLL, 91)).toBe(true);
});

test('polls whose answers took their time still count to more than 90', () => {
  expect(paymentTimedOut(0, 90 * (PAYMENT_POLL + 100), 90)).toBe(false);
  expect(paymentTimedOut(0, 91 * (PAYMENT_POLL + 100), 91)).toBe(true);
});

test('the clock counts alone when polls were slow, and polls alone when the clock was set back', () => {
  expect(paymentTimedOut(0, 200_001, 3)).toBe(true);
  expect(paymentTimedOut(0, -5000, 91)).toBe(true);
});
