import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const NAMES = ['main-road', 'pay-code', 'pay-combined', 'coupon', 'top-up'];

test.each([
  ['main-rod', ['main-road']],
  ['main-raod', ['main-road']],
  ['pay', ['pay-code', 'pay-combined']],
  ['cupon', ['coupon']],
  ['nothing-like-it', []],
])('%s: %o', (word, meant) => {
  expect(nearest(word, NAMES)).toEqual(meant);
});
