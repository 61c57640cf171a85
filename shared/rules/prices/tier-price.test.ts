import { expect, test } from 'vitest';
import { lowestPrice, metTiers, tierRows } from './tier-price.ts';

const tiers = [
  { num: 10, price: 500 },
  { num: 1, price: 600 },
  { num: 20, price: 700 },
];
const priceAt = (all: Parameters<typeof metTiers>[0], quantity: number) => lowestPrice(metTiers(all, quantity));

test('the lowest price among the met tiers applies; a quantity below all thresholds meets none', () => {
  expect([1, 9, 10, 25].map((quantity) => priceAt(tiers, quantity))).toEqual([600, 600, 500, 500]);
  expect(metTiers(tiers, 0)).toEqual([]);
});

test.each([undefined, 0, -450])(
  'a met tier of %j leaves the price unknown, a tier that is not met does not',
  (price) => {
    const some = [
      { num: 3, price: 800 },
      { num: 6, price },
    ];
    expect([priceAt(some, 5), priceAt(some, 6)]).toEqual([800, undefined]);
    expect(tierRows(some, 6)).toEqual([
      { from: 3, to: 5, price: 800, counts: false },
      { from: 6, to: undefined, price: undefined, counts: false },
    ]);
  },
);

test('the row that decides the price is marked, not the last one that was met', () => {
  expect(tierRows(tiers, 25).map(({ from, to, counts }) => [from, to, counts])).toEqual([
    [1, 9, false],
    [10, 19, true],
    [20, undefined, false],
  ]);
});

test('tiers of one threshold are one row with the lower price', () => {
  const double = [
    { num: 12, price: 380 },
    { num: 12, price: 360 },
    { num: 2, price: 410 },
  ];
  expect(tierRows(double, 3)).toEqual([
    { from: 2, to: 11, price: 410, counts: true },
    { from: 12, to: undefined, price: 360, counts: false },
  ]);
});
