import { expect, test } from 'vitest';
import { backTarget } from './back-target.ts';

test('only a path of this shop is gone back to, and never the login itself', () => {
  expect(backTarget('/order?lx=1')).toBe('/order?lx=1');
  expect(backTarget('')).toBeUndefined();
  expect(backTarget('https://evil.example/')).toBeUndefined();
  expect(backTarget('//evil.example/')).toBeUndefined();
  expect(backTarget('/\\evil.example')).toBeUndefined();
  expect(backTarget('javascript:alert(1)')).toBeUndefined();
  expect(backTarget('/user?path=login')).toBeUndefined();
});
