import { expect, test } from 'vitest';
import { backTarget } from './back-target.ts';

test('a login returns only to a path of this shop, and never to the login itself', () => {
  expect(backTarget('/order?lx=1')).toBe('/order?lx=1');
  expect(backTarget('')).toBeUndefined();
  expect(backTarget('https://evil.example/')).toBeUndefined();
  expect(backTarget('//evil.example/')).toBeUndefined();
  expect(backTarget('/\\evil.example')).toBeUndefined();
  expect(backTarget('javascript:alert(1)')).toBeUndefined();
  expect(backTarget('/user?path=login')).toBeUndefined();
});
