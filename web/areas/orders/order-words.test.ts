import { expect, test } from 'vitest';
import type { OrderRow, Parcel } from '#shared/contract/entities.ts';
import { paidSum, paidWords, parcelName, parcelsWords, sumName } from './order-words.ts';

const parcel = (more: Partial<Parcel> = {}): Parcel => ({ send_id: '1', send_type: '1', status: 1, ...more });
const row = (status: OrderRow['status']['status'], delivery: Parcel[]) => ({ status: { status }, delivery });

test('the label of the amount says how it was paid, or that it was not', () => {
  expect(paidWords({ pay_status: 1, pay_name: '微信支付', status: { status: 3 } })).toBe('微信支付');
  expect(paidWords({ pay_status: 2, status: { status: 1 }, transfer: 75_000 })).toBe('转账');
  expect(paidWords({ pay_status: 2, status: { status: 1 } })).toBe('应付');
  expect(paidWords({ pay_status: 0, status: { status: 1 } })).toBe('应付');
  expect(paidWords({ pay_status: 0, status: { status: 7 } })).toBe('未付款');
  expect(paidWords({ pay_status: 0, pay_name: '余额支付', status: { status: 7 } })).toBe('金额');
});

test('a transfer under review is told with its own sum, where the server tells it', () => {
  const row = { status: { status: 1 as const }, money_paid: 685_000 };
  expect(paidSum({ ...row, pay_status: 2, transfer: 75_000 })).toBe(75_000);
  expect(paidSum({ ...row, pay_status: 2 })).toBe(685_000);
  expect(paidSum({ ...row, pay_status: 3, transfer: 75_000 }), 'all of it is due again').toBe(685_000);
});

test('send_type 2 is an offline delivery', () => {
  expect(parcelName(parcel({ send_type: '2', delivery_name: '' }))).toBe('线下配送');
  expect(parcelName(parcel({ delivery_name: '顺达快运', delivery_num: 'SD77' }))).toBe('顺达快运 SD77');
});

test('several parcels are counted, one is named, and only while in transit', () => {
  const several = [parcel(), parcel({ status: 2 }), parcel({ status: 0 })];
  expect(parcelsWords(row(3, several))).toBe('共 3 个包裹，1 个待收货');
  expect(parcelsWords(row(3, [parcel({ delivery_name: '顺达快运' })]))).toBe('顺达快运');
  expect(parcelsWords(row(6, several))).toBe('');
});

test.each([
  [1, 2, '实付金额'],
  [1, 7, '实付金额'],
  [0, 1, '应付金额'],
  [3, 1, '应付金额'],
  [0, 7, '订单金额'],
  [undefined, 1, '订单金额'],
] as const)('the sum of an order with pay_status %s and code %s is called %s', (pay_status, code, name) => {
  expect(sumName({ pay_status, status: { status: code } })).toBe(name);
});
