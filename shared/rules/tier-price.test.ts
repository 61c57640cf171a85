import { expect, test } from 'vitest';
import { tierPrice } from './tier-price.ts';

const tiers = [
  { num: 10, price: 500 },
  { num: 1, price: 600 },
  { num: 20, price: 700 },
];

test('the lowest price among the met tiers applies', () => {
  expect([1, 9, 10, 25].map((quantity) => tierPrice(tiers, quantity))).toEqual([600, 600, 500, 500]);
});

test('a quantity below all thresholds has no tier price, nor does a tier without a visible price', () => {
  expect(tierPrice(tiers, 0)).toBeUndefined();
  expect(tierPrice([{ num: 1 }], 5)).toBeUndefined();
});
