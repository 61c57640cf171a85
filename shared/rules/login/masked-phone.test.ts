import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test.each([
  ['13800001234', '138****1234'],
  ['13800001', '138****0001'],
  ['12345', '*****'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});
