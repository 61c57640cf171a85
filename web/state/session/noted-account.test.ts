// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nameOf, noteAccount } from './noted-account.ts';

test('a login name belongs to the token that it was stored with, and to no other', () => {
  const token = 'abcdefgh'.repeat(4);
  noteAccount(token, 'liansuo2');
  expect([nameOf(token), nameOf('z'.repeat(32))]).toEqual(['liansuo2', '']);
});
