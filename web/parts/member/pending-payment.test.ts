// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keep } from '#web/state/storage/storage.ts';
import { forgetPayment, notePayment, pendingPayment } from './pending-payment.ts';

afterEach(forgetPayment);

const ask = { type: '1', order_id: '7', fd_sn: '' } as const;
const code = {
  ...ask,
  order_sn: 'P7',
  method: '2',
  held: true,
  code_url: 'weixin://x',
  since: 1,
  due: 100,
  part: 50,
  number: 'S7',
  amount: 150,
};

test('a pending payment is found again, for its own order or top-up', () => {
  notePayment(code);
  expect(pendingPayment(ask)).toEqual(code);
  expect(pendingPayment({ ...ask, order_id: '8' })).toBeUndefined();
});

test.each([
  { since: 'soon' },
  { code_url: 5 },
  { due: null },
  { part: '0.5' },
  { order_sn: 7 },
  { sheet: 'paid' },
  { amount: '1' },
])('a damaged one (%j) is none', (damage) => {
  keep('app_pay', { ...code, ...damage });
  expect(pendingPayment(ask)).toBeUndefined();
});
