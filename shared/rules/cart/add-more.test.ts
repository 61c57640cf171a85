import { expect, test } from 'vitest';
import { fitsGap } from './add-more.ts';

const card = (goods_id: string, shop_price: number | undefined, more: object = {}) => ({
  goods_id,
  lx: '0' as const,
  tb_id: '0',
  is_promote: false,
  shop_price,
  goods_number: 500,
  ...more,
});
const idsOf = (fits: ReturnType<typeof fitsGap>) => fits.map(({ goods, pieces }) => [goods.goods_id, pieces]);

test('the cheapest way to close the gap comes first', () => {
  const fits = fitsGap([], [card('1', 700), card('2', 500), card('3', 1999)], 2000);
  expect(idsOf(fits)).toEqual([
    ['2', 4],
    ['1', 3],
    ['3', 2],
  ]);
  expect(fits[0]?.cost).toBe(2000);
});

test('products that the buyer orders anyway come before the others, without duplicates', () => {
  expect(idsOf(fitsGap([card('9', 1999)], [card('2', 500), card('9', 1999)], 2000))).toEqual([
    ['9', 2],
    ['2', 4],
  ]);
});

test('products that need over a hundred pieces or more than the stock are left out', () => {
  expect(fitsGap([], [card('1', 10), card('2', 500, { goods_number: 3 })], 2000)).toEqual([]);
});

test('products without a known price, for points, or not for the cart are left out', () => {
  const points = card('2', 500, { integral: 80, integral_price: 0 });
  expect(fitsGap([], [card('1', undefined), points, card('3', 500, { lx: '2', min_price: 500 })], 2000)).toEqual([]);
});
