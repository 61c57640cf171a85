import { expect, test } from 'vitest';
import { amountOf, goodsPrice, price } from './money.ts';

test('a price that is hidden from a buyer is an ellipsis, an amount that cannot be read a dash', () => {
  expect([price(-7), goodsPrice(129_650), amountOf(0)]).toEqual(['-¥0.07', '¥1,296.50', '¥0.00']);
  expect([goodsPrice(undefined), amountOf(undefined)]).toEqual(['…', '—']);
});
