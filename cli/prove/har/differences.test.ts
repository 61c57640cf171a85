import { expect, test } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import { order } from '#shared/contract/order.ts';
import { changedValues, differences } from './differences.ts';

const before = { success: 1, data: [{ id: '1', price: '12.50', note: null, tags: [] }], total: 3 };

test.each([
  ['the same', before, []],
  ['PHP’s other spellings', { success: '1', data: { 1: { id: 1, price: 12.5, note: '', tags: '' } }, total: '3' }, []],
  ['other values', { ...before, data: [{ id: '9', price: '1.00', note: '急', tags: [] }] }, []],
  ['an empty list', { ...before, data: [] }, []],
  ['a refusal', { ...before, success: 0, error: 1 }, ['envelope success', 'envelope error']],
  ['a field less', { ...before, data: [{ id: '1', note: null, tags: [] }] }, ['missing data[].price']],
  ['a field more', { ...before, data: [{ ...before.data[0], was: '1.00' }] }, ['extra data[].was']],
  ['another kind', { ...before, data: [{ ...before.data[0], price: '面议' }] }, ['retyped data[].price']],
  ['text', '<b>Warning</b>', ['envelope success', 'missing data', 'missing total']],
])('%s', (_, now, expected) => {
  expect(differences(before, now).map(({ kind, path }) => `${kind} ${path}`)).toEqual(expected);
});

test.each(['constructor', 'toString', '__proto__', 'valueOf'])('a field that is called %s is a field', (name) => {
  const named = (value: unknown) => JSON.parse(`{"success":1,"${name}":${JSON.stringify(value)}}`) as object;
  const paths = (was: unknown, is: unknown) => differences(was, is).map(({ kind, path }) => `${kind} ${path}`);
  expect(paths(named('口罩'), named(['口罩']))).toEqual([`retyped ${name}`]);
  expect(paths(named('口罩'), { success: 1 })).toEqual([`missing ${name}`]);
  expect(paths({ success: 1 }, named('口罩'))).toEqual([`extra ${name}`]);
  expect(changedValues(named(4), named(5))).toBe(1);
  expect(changedValues(named(4), {})).toBe(0);
});

test('a field that its declaration lets a row be without is data, any other is missing', () => {
  const was = {
    success: 1,
    data: [{ order_id: '5', order_sn: 'A5', pay_name: '余额', end_time: '2026-11-20 08:00:00' }],
  };
  const is = { success: 1, data: [{ order_id: '6', fd_sn: 'A6-1' }] };
  const paths = (call?: Call) => differences(was, is, call).map(({ kind, path }) => `${kind} ${path}`);
  expect(paths(order.orderList)).toEqual(['missing data[].order_sn']);
  expect(paths()).toHaveLength(4);
});

test('what came of such a field has to be of the declared kind', () => {
  const row = { order_id: '5', order_sn: 'A5' };
  const kinds = (pay_name: unknown) =>
    differences({ success: 1, data: [row] }, { success: 1, data: [{ ...row, pay_name }] }, order.orderList).map(
      ({ kind }) => kind,
    );
  expect([kinds('支付宝'), kinds(['支付宝']), kinds({ name: '支付宝' })]).toEqual([[], ['extra'], ['extra']]);
});

test('how many values changed is counted, without those that a recording hides', () => {
  const now = { ...before, total: 8, data: [{ id: '4', price: '12.50', more: 1 }] };
  expect([changedValues(before, now), changedValues(before, before)]).toEqual([2, 0]);
  expect(changedValues({ ...before, total: '[hidden]' }, now)).toBe(changedValues({ ...before, total: 8 }, now));
});
