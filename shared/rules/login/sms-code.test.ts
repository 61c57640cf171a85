import { expect, test } from 'vitest';
import { canSendTo, isSmsCode } from './sms-code.ts';

test('the code is exactly 6 characters long', () => {
  expect(['12345', '123456', '1234567', '12345\u200b', '123456\u2060'].map(isSmsCode)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('a code is sent to a phone of 11 characters of a known agency', () => {
  expect(canSendTo('13800000000', '1')).toBe(true);
  expect(canSendTo('1380000000', '1')).toBe(false);
  expect(canSendTo('138000000000', '1')).toBe(false);
  expect(canSendTo('13800000000', '')).toBe(false);
});
