import { expect, test } from 'vitest';
import { textColourOn } from './text-colour.ts';

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
])('on %s the text is %s', (ground, ink) => {
  expect(textColourOn(ground)).toBe(ink);
});
