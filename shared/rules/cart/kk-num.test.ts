import { expect, test } from 'vitest';
import { leftOfLimit, limitedPer } from './kk-num.ts';

test('a limit leaves kk_num; without a limit or kk_num the quantity is not limited', () => {
  expect(leftOfLimit({ is_restricted: true, kk_num: 120, type: '1' })).toBe(120);
  expect(leftOfLimit({ is_restricted: true, kk_num: 0, type: '1' })).toBe(0);
  expect(leftOfLimit({ is_restricted: false, kk_num: 0, type: '2' })).toBe(Number.POSITIVE_INFINITY);
  expect(leftOfLimit({ is_restricted: true, type: '2' })).toBe(Number.POSITIVE_INFINITY);
  expect(leftOfLimit(undefined)).toBe(Number.POSITIVE_INFINITY);
});

test('type 1 limits an order, any other an account', () => {
  expect([limitedPer({ type: '1' }), limitedPer({ type: '2' })]).toEqual(['单', '账号']);
});
