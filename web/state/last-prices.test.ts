import { beforeEach, expect, test } from 'vitest';
import { lastPriceOf } from './last-prices.ts';
import { noteOrdered } from './note-ordered.ts';
import { put, signOut } from './session.ts';
import { isRecord, recall } from './storage.ts';

let logins = 0;
/** Each login has a token of its own. */
const logIn = () => put({ token: `${++logins}`.padEnd(32, 'x') });
beforeEach(() => {
  signOut();
  logIn();
});

test('the price of the latest order is known, in whatever order they were seen', () => {
  noteOrdered([{ goods_id: '1', goods_price: 860 }], 2000);
  noteOrdered([{ goods_id: '1', goods_price: 790 }], 1000);
  expect(lastPriceOf('1')).toEqual({ price: 860, at: 2000 });
  expect(lastPriceOf('2')).toBeUndefined();
});

test('what has a price of its own says nothing: a specification, a batch, points, a gift, an unknown price', () => {
  const goods = { goods_id: '1', goods_price: 860 };
  noteOrdered(
    [
      { ...goods, spce_name: '大号' },
      { ...goods, attr_name: '250101' },
      { ...goods, integral: 5 },
      { ...goods, is_gift: true },
      { goods_id: '1' },
      { goods_price: 860 },
    ],
    2000,
  );
  expect(lastPriceOf('1')).toBeUndefined();
});

test('it is one login’s, gone with the logout, and bounded', () => {
  noteOrdered([{ goods_id: '1', goods_price: 860 }], 2000);
  logIn();
  expect(lastPriceOf('1')).toBeUndefined();
  for (let at = 1; at <= 320; at++) noteOrdered([{ goods_id: `g${at}`, goods_price: 100 }], at);
  expect(lastPriceOf('g20'), 'the oldest are forgotten').toBeUndefined();
  expect(lastPriceOf('g21')).toEqual({ price: 100, at: 21 });
  signOut();
  expect(recall('last_prices', isRecord)).toBeUndefined();
});
