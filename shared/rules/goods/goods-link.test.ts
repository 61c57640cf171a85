import { expect, test } from 'vitest';
import { giftLink, goodsLink } from './goods-link.ts';

test("the goods link has lx and tb_id only when lx is not '0'", () => {
  expect(goodsLink({ goods_id: '5' })).toBe('/goods?id=5');
  expect(goodsLink({ goods_id: '5', lx: '0', tb_id: '3' })).toBe('/goods?id=5');
  expect(goodsLink({ goods_id: '5', lx: '1', tb_id: '3' })).toBe('/goods?id=5&lx=1&tb_id=3');
});

test('gifts of activities link to the goods with show_all', () => {
  expect(giftLink('5&x=1')).toBe('/goods?id=5%26x%3D1&show_all=1');
});
