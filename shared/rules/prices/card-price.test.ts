import { expect, test } from 'vitest';
import { cardPrice } from './card-price.ts';

const now = 1_000_000;
const card = {
  lx: '0' as const,
  is_promote: false,
  shop_price: 920,
  promote_price: 790,
  tb_price: 500,
  min_price: 300,
};

test.each([
  ['0', 920, 'plain'],
  ['1', 500, 'batch'],
  ['2', 300, 'plain'],
  ['3', 300, 'plain'],
] as const)('with lx %s the card costs %i', (lx, price, reason) => {
  expect(cardPrice({ ...card, lx })).toMatchObject({ price, reason });
});

test("a running promotion's price is shown with the previous price", () => {
  const promoted = { ...card, is_promote: true, ks_time: now, gmt_end_time: now + 10 };
  expect(cardPrice(promoted)).toEqual({ price: 920, reason: 'plain' });
  expect(cardPrice({ ...promoted, ks_time: null })).toEqual({ price: 790, was: 920, reason: 'promotion' });
  expect(cardPrice({ ...promoted, ks_time: null, is_promote: false })).toEqual({ price: 920, reason: 'plain' });
});

test('a running promotion without a price that can be read leaves the price unknown; 0 is none', () => {
  const promoted = { ...card, is_promote: true };
  expect(cardPrice({ ...promoted, promote_price: undefined })).toEqual({ price: undefined, reason: 'promotion' });
  expect(cardPrice({ ...promoted, promote_price: 0 })).toEqual({ price: 920, reason: 'plain' });
});

test('different prices of specifications show a range, equal ones a single price', () => {
  const scope_price = { min_price: 900, max_price: 1200 };
  expect(cardPrice({ ...card, scope_price })).toEqual({ price: 900, upTo: 1200, reason: 'plain' });
  expect(cardPrice({ ...card, scope_price: { min_price: 900, max_price: 900 } })).toEqual({
    price: 900,
    reason: 'plain',
  });
});

test('a card without prices has none', () => {
  expect(cardPrice({ lx: '0', is_promote: false }).price).toBeUndefined();
});
