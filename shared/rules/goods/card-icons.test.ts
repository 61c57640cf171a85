import { expect, test } from 'vitest';
import { type IconsAsk, placeholders, showsPreOrder, showsQuickAdd } from './card-icons.ts';

const buyer = { token: 't'.repeat(32), yz: 1, user_yz: true } as const;
const ask: IconsAsk = { stock: 5, fast_cart: true, qhyg: true, buyer };

test('the quick-add icon shows when stock is above 0 and fast_cart is on', () => {
  expect(showsQuickAdd(ask)).toBe(true);
  expect([showsQuickAdd({ ...ask, stock: 0 }), showsQuickAdd({ ...ask, fast_cart: false })]).toEqual([false, false]);
});

test('the pre-purchase icon shows when stock is below 1, qhyg is on and the buyer is verified', () => {
  expect([showsPreOrder({ ...ask, stock: 0 }), showsPreOrder(ask)]).toEqual([true, false]);
  expect(showsPreOrder({ ...ask, stock: 0, qhyg: false })).toBe(false);
  expect(showsPreOrder({ ...ask, stock: 0, buyer: { ...buyer, yz: 2 } })).toBe(false);
});

test('buy buttons of cards show only to verified, logged-in users', () => {
  expect(showsQuickAdd({ ...ask, buyer: { ...buyer, token: '' } })).toBe(false);
});

test('placeholders fill the last row of a grid', () => {
  expect([0, 1, 4, 5, 6, 10].map((cards) => placeholders(cards))).toEqual([0, 4, 1, 0, 4, 0]);
});
