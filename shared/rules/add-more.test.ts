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

test('what closes the gap with the least beyond it comes first', () => {
  const fits = fitsGap([], [card('1', 700), card('2', 500), card('3', 1999)], 2000, 0);
  expect(idsOf(fits)).toEqual([
    ['2', 4],
    ['1', 3],
    ['3', 2],
  ]);
  expect(fits[0]?.cost).toBe(2000);
});

test('what the buyer orders anyway comes before all others, and once', () => {
  expect(idsOf(fitsGap([card('9', 1999)], [card('2', 500), card('9', 1999)], 2000, 0))).toEqual([
    ['9', 2],
    ['2', 4],
  ]);
});

test('what would take a hundred pieces more, or more than is there, does not fit', () => {
  expect(fitsGap([], [card('1', 10), card('2', 500, { goods_number: 3 })], 2000, 0)).toEqual([]);
});

test('nothing is said of goods without a known price, for points, or that are no goods for the cart', () => {
  const points = card('2', 500, { integral: 80, integral_price: 0 });
  expect(fitsGap([], [card('1', undefined), points, card('3', 500, { lx: '2', min_price: 500 })], 2000, 0)).toEqual([]);
});
