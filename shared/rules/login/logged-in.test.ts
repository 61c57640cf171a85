import { expect, test } from 'vitest';
import { isLoggedIn } from './logged-in.ts';

test.each([
  [32, true],
  [31, false],
  [33, false],
  [0, false],
])('a token of %i characters counts as logged in: %s', (length, expected) => {
  expect(isLoggedIn('t'.repeat(length))).toBe(expected);
});

test('without a token the user is a visitor', () => {
  expect([isLoggedIn(undefined), isLoggedIn(null)]).toEqual([false, false]);
});
