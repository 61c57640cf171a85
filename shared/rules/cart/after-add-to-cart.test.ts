import { expect, test } from 'vitest';
import { readAdd } from './after-add-to-cart.ts';

test('after a success the cart count rises by the added quantity', () => {
  expect(readAdd({ success: 1 }, 20)).toMatchObject({ message: { text: '已加入购物车！' }, added: 20 });
});

test.each([
  [2, '下手慢了！还剩4个'],
  [3, '数量限购，您还可购4个'],
] as const)('success %i says %s, adds nothing and updates the shown stock', (success, text) => {
  expect(readAdd({ success, goods_number: 4 }, 20)).toMatchObject({ message: { text }, added: 0, stock: 4 });
});

test.each([
  [2, '下手慢了！库存不足，请减少数量'],
  [3, '数量限购，请减少数量'],
] as const)('success %i without a number tells none, and leaves the shown stock', (success, text) => {
  const added = readAdd({ success }, 20);
  expect([added.message.text, added.added, 'stock' in added]).toEqual([text, 0, false]);
});
