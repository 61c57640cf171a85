import { expect, test } from 'vitest';
import { typedDigits, typedPhone } from './typed-phone.ts';

test.each([
  ['13800138000', '13800138000'],
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-13800138000', '13800138000'],
  ['8613', '13'],
  ['00861', '1'],
  ['0086', '0086'],
  ['86', '86'],
  ['861380013800', '1380013800'],
  ['138000000000', '138000000000'],
])('a phone typed as %j is %s', (typed, phone) => {
  expect(typedPhone(typed)).toBe(phone);
});

test('full-width digits of a code are read', () => {
  expect(typedDigits('１２ 34５6。')).toBe('123456');
});
