import { expect, test } from 'vitest';
import { canSendTo, cooldownShown, isSmsCode } from './sms-code.ts';

test('the code is exactly 6 characters long', () => {
  expect(['12345', '123456', '1234567'].map(isSmsCode)).toEqual([false, true, false]);
});

test('the send button counts down from 59 and is free after 60 s', () => {
  const shown = [0, 1, 1000, 58_999, 59_000, 59_999, 60_000].map((passed) => cooldownShown(5000, 5000 + passed));
  expect(shown).toEqual([59, 59, 58, 1, 0, 0, undefined]);
});

test('a code goes to a phone of 11 characters of a known agency', () => {
  expect(canSendTo('13800000000', '1')).toBe(true);
  expect(canSendTo('1380000000', '1')).toBe(false);
  expect(canSendTo('138000000000', '1')).toBe(false);
  expect(canSendTo('13800000000', '')).toBe(false);
});
