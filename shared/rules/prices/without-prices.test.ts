import { expect, test } from 'vitest';
import { withoutPrices } from './without-prices.ts';

test('prices and stock are removed from goods at any depth, the rest is kept', () => {
  const goods = { goods_id: '7', goods_name: '板蓝根', shop_price: '9.90', goods_number: '12', lx: '0' };
  expect(withoutPrices({ data: [goods], page_next: 'end' })).toEqual({
    data: [{ goods_id: '7', goods_name: '板蓝根', lx: '0' }],
    page_next: 'end',
  });
});

test('other values stay unchanged', () => {
  expect(withoutPrices({ integral: '30', list: [1, null] })).toEqual({ integral: '30', list: [1, null] });
});
