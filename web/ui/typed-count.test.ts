import { expect, it } from 'vitest';
import { typedCount } from './typed-count.ts';

it.each([
  ['120', 120],
  [' 012 ', 12],
  ['１２', 12],
  ['30盒', 30],
  ['1,200', 1200],
  ['0', 0],
  ['-1', -1],
  ['－１', -1],
  ['1.5', 1],
  ['1e9', 1],
  ['', null],
  ['十', null],
  ['-', null],
  ['99999999999999999999', 999999999],
])('reads %j as %j', (text, count) => expect(typedCount(text)).toBe(count));
