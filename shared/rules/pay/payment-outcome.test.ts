import { expect, test } from 'vitest';
import { type PaidRow, paymentOutcome, toPay } from './payment-outcome.ts';

const rows = (...states: PaidRow['pay_status'][]) => states.map((pay_status) => ({ pay_status }));

test.each([
  [rows(1), 'paid'],
  [rows(1, 1), 'paid'],
  [rows(1, 0), 'partly'],
  [rows(1, 3), 'partly'],
  [rows(2), 'review'],
  [rows(1, 2), 'review'],
  [rows(0, 2), 'unpaid'],
  [rows(3), 'rejected'],
  [rows(0), 'unpaid'],
  [rows(1, undefined), 'unknown'],
  [rows(), 'unknown'],
])('rows %j have the outcome %s', (given, outcome) => expect(paymentOutcome(given)).toBe(outcome));

test('unpaid and rejected rows are still to be paid', () => {
  expect(toPay(rows(0, 1, 2, 3, undefined))).toEqual(rows(0, 3));
});
