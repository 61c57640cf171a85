import { expect, test } from 'vitest';
import { tierPrice } from './tier-price.ts';

const tiers = [
  { num: 10, price: 500 },
  { num: 1, price: 600 },
  { num: 20, price: 700 },
];

test('of the tiers whose threshold the quantity meets the lowest price counts', () => {
  expect([1, 9, 10, 25].map((quantity) => tierPrice(tiers, quantity))).toEqual([600, 600, 500, 500]);
});

test('a quantity below every threshold has no tier price, nor has a tier whose price nobody may see', () => {
  expect(tierPrice(tiers, 0)).toBeUndefined();
  expect(tierPrice([{ num: 1 }], 5)).toBeUndefined();
});
