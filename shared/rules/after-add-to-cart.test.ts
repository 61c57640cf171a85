import { expect, test } from 'vitest';
import { cardAfterAdd, readAdd } from './after-add-to-cart.ts';

test('after a success the cart count rises by the added quantity', () => {
  expect(readAdd({ success: 1 }, 20)).toMatchObject({ message: { text: '已加入购物车！' }, added: 20 });
});

test.each([
  [2, '下手慢了！还剩4个'],
  [3, '数量限购，您还可购4个'],
] as const)('success %i says %s, adds nothing and updates the shown stock', (success, text) => {
  expect(readAdd({ success, goods_number: 4 }, 20)).toMatchObject({ message: { text }, added: 0, stock: 4 });
});

test("above 0 the card's stock falls and it is marked as added; 0 or less changes nothing", () => {
  const card = { goods_number: 50, isBuy: false, goods_id: '7' };
  expect(cardAfterAdd(card, 20)).toEqual({ goods_number: 30, isBuy: true, goods_id: '7' });
  expect(cardAfterAdd(card, 80).goods_number).toBe(0);
  expect([cardAfterAdd(card, 0), cardAfterAdd(card, -1)]).toEqual([card, card]);
});
