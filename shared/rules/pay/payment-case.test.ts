import { expect, test } from 'vitest';
import { type MayPay, mayPay, type PaymentFacts, paymentCase } from './payment-case.ts';

const unpaid: PaymentFacts = { row: 'unpaid', status: 'unpaid', code: 1, pay_status: 0 };

test.each<[string, Partial<PaymentFacts>, string, MayPay]>([
  ['both witnesses say unpaid', {}, 'unpaid', 'later'],
  ['the order is paid', { row: 'paid', status: 'unknown', code: 2, pay_status: 1 }, 'paid', 'no'],
  ['the payment company has it, the order not yet', { status: 'paid' }, 'booking', 'no'],
  ['a proof is looked at', { pay_status: 2, status: 'unknown' }, 'reviewing', 'no'],
  ['a proof was rejected', { pay_status: 3 }, 'rejected', 'yes'],
  ['a rejected proof, but paid by code', { pay_status: 3, status: 'paid' }, 'booking', 'no'],
  ['closed and never paid', { code: 7 }, 'closed', 'no'],
  ['closed, and money came', { code: 7, status: 'paid' }, 'closedPaid', 'no'],
  ['nobody could tell', { row: 'unknown', status: 'unknown', code: undefined, pay_status: undefined }, 'unclear', 'no'],
  ['one witness is lost', { row: 'unknown', pay_status: undefined }, 'unpaid', 'later'],
])('%s', (_, known, which, pays) => {
  expect(paymentCase({ ...unpaid, ...known })).toBe(which);
  expect(mayPay(paymentCase({ ...unpaid, ...known }))).toBe(pays);
});
