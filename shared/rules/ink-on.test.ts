import { expect, test } from 'vitest';
import { inkOn } from './ink-on.ts';

test.each([
  ['#fff', 'dark'],
  ['#FFEEEE', 'dark'],
  ['rgb(255, 248, 225)', 'dark'],
  ['#0b7a5a', 'light'],
  ['#000', 'light'],
  ['rgb(0,0,0)', 'light'],
  ['red', undefined],
  ['#12', undefined],
  ['rgb(300, 0, 0)', undefined],
  ['', undefined],
])('on %s reads %s ink', (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});
