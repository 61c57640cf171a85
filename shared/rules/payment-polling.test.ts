import { expect, test } from 'vitest';
import { PAYMENT_POLL, paymentTimedOut } from './payment-polling.ts';

test('a payment times out after more than 90 polls, about 3 minutes', () => {
  expect(paymentTimedOut(0, 90 * PAYMENT_POLL, 90)).toBe(false);
  expect(paymentTimedOut(0, 91 * PAYMENT_POLL, 91)).toBe(true);
});

test('slow answers do not reduce the number of polls', () => {
  expect(paymentTimedOut(0, 90 * (PAYMENT_POLL + 100), 90)).toBe(false);
  expect(paymentTimedOut(0, 91 * (PAYMENT_POLL + 100), 91)).toBe(true);
});

test('the clock alone ends slow polling, and polls alone after the clock was set back', () => {
  expect(paymentTimedOut(0, 200_001, 3)).toBe(true);
  expect(paymentTimedOut(0, -5000, 91)).toBe(true);
});
