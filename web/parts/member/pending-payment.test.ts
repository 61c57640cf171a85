// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { put, session, signIn, signOut } from '#web/state/session/session.ts';
import { app_pay, code_here, said_paid } from '#web/state/storage/kept.ts';
import { memberHere } from '#web/state/storage/owner.ts';
import {
  codeElsewhere,
  forgetPayment,
  leaveReported,
  notePayment,
  pendingPayment,
  reportedPayment,
  reportedPayments,
  settlePending,
} from './pending-payment.ts';

beforeEach(() => put({ token: 'a'.repeat(32) }));
afterEach(() => signOut());

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

test('a code is elsewhere from when another tab shows it, until that tab forgets it or its money came', () => {
  expect(codeElsewhere(ask)).toBeUndefined();
  notePayment(code);
  expect(codeElsewhere(ask)).toBeUndefined();
  // The other tab shows the same payment: it has the same number, and its own mark.
  const there = { ...code, shown: 'there' };
  app_pay.mine().write(there);
  expect(codeElsewhere(ask)).toMatchObject({ order_sn: 'P7', shown: 'there' });
  expect(codeElsewhere({ ...ask, order_id: '8' })).toBeUndefined();
  notePayment({ ...code, sheet: 'ok' });
  expect(codeElsewhere(ask), 'its money is on its way').toBeUndefined();
  settlePending(ask);
  notePayment({ ...code, code_url: undefined });
  code_here.mine().erase();
  expect(codeElsewhere(ask), 'a payment without a code goes on in any tab').toBeUndefined();
});

test('a pending payment is found again, for its own order or top-up', () => {
  notePayment(code);
  expect(pendingPayment(ask)).toMatchObject(code);
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
  { cs: { paySign: 5 } },
])('a damaged one (%j) is none', (damage) => {
  app_pay.mine().write({ ...code, ...damage } as never);
  expect(pendingPayment(ask)).toBeUndefined();
});

const said = { ...ask, order_sn: 'P7', method: '2', held: false, sheet: 'ok', since: 5, number: 'S7' } as const;
const other = { type: '1', order_id: '8', fd_sn: '' } as const;

test('what WeChat’s sheet reported outlives other payments, until the server knows it', () => {
  notePayment(said);
  notePayment({ ...other, order_sn: 'P8', held: false });
  notePayment({ ...other, order_sn: 'P9', held: false, sheet: 'ok' });
  forgetPayment();
  expect(pendingPayment(ask)).toEqual(said);
  settlePending(other);
  expect(reportedPayments()).toEqual([said]);
  leaveReported(ask);
  expect(pendingPayment(ask)).toMatchObject({ sheet: 'ok', left: true });
  settlePending(ask);
  expect(reportedPayments()).toEqual([]);
});

test.each([
  ['its id', { order_id: '7' }, true],
  ['its number', { order_id: '9', order_sn: 'S7' }, true],
  ['the number of the split order that was paid as a whole', { order_id: '9', fd_sn: 'S7' }, true],
  ['another order', { order_id: '9', fd_sn: '', order_sn: 'S9' }, false],
  ['no id', { order_id: '' }, false],
])('a reported payment is found by %s: %j', (_, of, found) => {
  notePayment(said);
  expect(Boolean(reportedPayment({ type: '1', ...of }))).toBe(found);
  expect(reportedPayment({ type: '2', ...of })).toBeUndefined();
  settlePending(ask);
});

test('it is of the member that pays: another finds none, and it is gone', () => {
  notePayment(code);
  notePayment(said);
  put({ token: 'b'.repeat(32) });
  expect([pendingPayment(ask), reportedPayments()]).toEqual([undefined, []]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/weixin|S7/);
});

test('a sheet that answers when another member has logged in is noted for its own member alone', () => {
  signIn({ ...session, token: 'c'.repeat(32) }, 'payer');
  const payer = memberHere();
  signOut(true);
  signIn({ ...session, token: 'd'.repeat(32) }, 'someone');
  notePayment({ ...said, order_sn: 'P77' }, payer);
  notePayment({ ...code, order_sn: 'P78' }, payer);
  expect([reportedPayments(), pendingPayment()]).toEqual([[], undefined]);
  expect(said_paid.mine().read()).toBeUndefined();
});

test('after an expired login the payer finds it', () => {
  signIn({ ...session, token: 'c'.repeat(32) }, 'payer');
  const payer = memberHere();
  signOut(true);
  notePayment({ ...said, order_sn: 'P79' }, payer);
  signIn({ ...session, token: 'e'.repeat(32) }, 'payer');
  expect(reportedPayments().map(({ order_sn }) => order_sn)).toEqual(['P79']);
  expect(said_paid.mine().read()).toHaveLength(1);
});
