import { expect, test } from 'vitest';
import { shortLines, shortOf } from './short-stock.ts';

const line = {
  cart_id: '1',
  goods_name: '布洛芬',
  unitno_name: '盒',
  num: 30,
  start_num: 10,
  goods_number: 25,
  type: '0',
};

test('a line is short when more is wanted than there is, and fits by its order multiple', () => {
  expect(shortOf(line)).toEqual({ cart_id: '1', goods_name: '布洛芬', unit: '盒', num: 30, left: 25, fits: 20 });
  expect(shortOf({ ...line, goods_number: 30 })).toBeUndefined();
  expect(shortOf({ ...line, goods_number: 7 })).toMatchObject({ left: 7, fits: 0 });
  expect(shortOf({ ...line, goods_number: -2 })).toMatchObject({ left: 0, fits: 0 });
});

test('a bundle cannot be changed, and unknown stock is not short', () => {
  expect(shortOf({ ...line, type: '4', start_num: 1 })).toMatchObject({ left: 25, fits: 0 });
  expect(shortLines([{ ...line, goods_number: undefined }])).toEqual([]);
});
