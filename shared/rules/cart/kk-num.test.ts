import { expect, test } from 'vitest';
import { leftOfLimit, limitedPer, limitWords } from './kk-num.ts';

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

test('a limit says what it applies to and what is left of it', () => {
  const limit = { is_restricted: true, restricted_num: 24, kk_num: 7 };
  expect(limitWords({ ...limit, type: '2' }, '瓶')).toBe('限购 24 瓶 / 账号，还可购 7 瓶');
  expect(limitWords({ ...limit, kk_num: 24, type: '1' }, '瓶')).toBe('限购 24 瓶 / 单');
  expect([limitWords(undefined, '瓶'), limitWords({ type: '2' }, '瓶')]).toEqual(['', '']);
});
