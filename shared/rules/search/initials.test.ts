import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['江汉大药房第12分店', 'jhdyfd12fd'],
  ['ABC 诊所', 'ABC zs'],
  ['', ''],
])('%s is written %s', (text, letters) => {
  expect(initialsOf(text)).toBe(letters);
});
