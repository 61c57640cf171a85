import { expect, test } from 'vitest';
import { readBuyAgain } from './buy-again.ts';

const line = (wanted: number, num: number) => ({ goods_id: '1', goods_name: 'a', wanted, num, because: '' });

test.each([
  ['all', [line(2, 2), line(1, 1)], 3, 0, '已加入购物车！'],
  ['a part', [line(2, 2), line(3, 1), line(1, 0)], 3, 2, '部分商品已加入购物车，2种商品库存不足或不可购买'],
  ['nothing', [line(2, 0)], 0, 1, '该订单的商品暂不可购买！'],
])('%s of an order went into the cart again', (_, lines, added, rest, text) => {
  const again = readBuyAgain(lines);
  expect([again.added, again.rest.length, again.message.text]).toEqual([added, rest, text]);
});
