import { expect, it } from 'vitest';
import { typedCount } from './typed-count.ts';

it.each([
  ['120', 120],
  [' 012 ', 12],
  ['１２', 12],
  ['30盒', 30],
  ['1,200', 1200],
  ['0', 0],
  ['', null],
  ['十', null],
  ['-', null],
  ['99999999999999999999', 999999999],
])('reads %j as %j', (text, count) => expect(typedCount(text)).toBe(count));
