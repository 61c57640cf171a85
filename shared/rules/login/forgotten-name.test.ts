import { expect, test } from 'vitest';
import { forgottenNameRefusal } from './forgotten-name.ts';

test('a name is required', () => {
  expect(forgottenNameRefusal({ name: ' ', found: false, remembered: false })?.text).toBe('请输入用户名！');
});

test('a found name must be remembered first, a typed one need not', () => {
  const found = { name: 'liansuo', found: true };
  expect(forgottenNameRefusal({ ...found, remembered: false })?.text).toBe('请先记住用户名！');
  expect(forgottenNameRefusal({ ...found, remembered: true })).toBeUndefined();
  expect(forgottenNameRefusal({ name: 'liansuo', found: false, remembered: false })).toBeUndefined();
});
