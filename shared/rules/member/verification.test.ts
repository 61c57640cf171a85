import { expect, test } from 'vitest';
import { asksToVerify, type Buyer, isVerified } from './verification.ts';

const member: Buyer = { token: 't'.repeat(32), yz: 1, user_yz: true };
const visitor: Buyer = { ...member, token: '' };

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, false],
] as const)('prices, stock and ordering show only at yz 1: yz %i gives %s', (yz, expected) => {
  expect(isVerified({ ...member, yz })).toBe(expected);
});

test('when user_yz is "0" verification counts as passed for members, never for visitors', () => {
  expect(isVerified({ ...member, yz: 3, user_yz: false })).toBe(true);
  expect(isVerified({ ...visitor, yz: 1, user_yz: false })).toBe(false);
});

test('only an unverified member is asked to verify', () => {
  expect([visitor, member, { ...member, yz: 0 as const }].map(asksToVerify)).toEqual([false, false, true]);
  expect(asksToVerify({ ...member, yz: undefined }), 'nobody is told to be unverified who may not be').toBe(false);
});
