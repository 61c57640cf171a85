import { expect, test } from 'vitest';
import type { OrderRow } from '#shared/contract/entities.ts';
import { mayClose, orderActions, orderStamp } from './order-actions.ts';

type Row = Parameters<typeof mayClose>[0];
type Code = OrderRow['status']['status'];
const row = (status: Code, rest: Partial<Row> = {}): Row => ({
  status: { status },
  order_status: 1,
  pay_status: 1,
  delivery: [],
  ...rest,
});
const parcel = (send_id: string, status: 0 | 1 | 2) => ({ send_id, status, send_type: '1' as const });

test('pending payment offers the pay button, or to view the payment when pay_status is 2 or 3', () => {
  const unpaid = (pay_status: 0 | 2 | 3) => orderActions(row(1, { order_status: 0, pay_status }), '2');
  expect(unpaid(0)).toEqual(['close', 'buyAgain', 'pay']);
  expect([unpaid(2), unpaid(3)]).toEqual([
    ['buyAgain', 'viewPayment'],
    ['buyAgain', 'viewPayment'],
  ]);
});

test.each([
  [0, 0, true],
  [4, 1, true],
  [1, 0, false],
  [0, 2, false],
  [4, 3, false],
] as const)('order_status %i and pay_status %i: may close is %s', (order_status, pay_status, expected) => {
  expect(mayClose(row(2, { order_status, pay_status }))).toBe(expected);
});

test('pending shipment offers closing, where the rule allows it', () => {
  expect(orderActions(row(2, { order_status: 0 }), '2')).toEqual(['close', 'buyAgain']);
  expect(orderActions(row(2), '2')).toEqual(['buyAgain']);
});

test('pending receipt offers tracking, where it is on, and the receipt', () => {
  expect(orderActions(row(3, { delivery: [parcel('8', 1)] }), '2')).toEqual(['logistics', 'buyAgain', 'confirm']);
  expect(orderActions(row(3, { delivery: [parcel('8', 1)] }), '2', false)).toEqual(['buyAgain', 'confirm']);
});

test('pending comment offers the comment only when booklet_type is 2', () => {
  expect(orderActions(row(5), '2')).toContain('comment');
  expect(orderActions(row(5), '1')).not.toContain('comment');
});

test('every order can be bought again, unless its state is unknown', () => {
  for (const code of [1, 2, 3, 4, 5, 6, 7] as const)
    expect(orderActions(row(code), '1'), `${code}`).toContain('buyAgain');
  expect(orderActions(row(undefined), '1')).toEqual([]);
});

test('completed and closed orders carry a stamp', () => {
  expect([orderStamp(row(6)), orderStamp(row(7)), orderStamp(row(1))]).toEqual(['completed', 'closed', undefined]);
  expect(orderActions(row(7, { order_status: 4 }), '2')).toEqual(['buyAgain']);
});
