// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { put, signOut } from '../session/session.ts';
import { lastPriceOf } from './last-prices.ts';
import { forgetOrdered, noteOrdered } from './note-ordered.ts';

let logins = 0;
/** Each login has a token of its own. */
const logIn = () => put({ token: `${++logins}`.padEnd(32, 'x') });
beforeEach(() => {
  signOut();
  logIn();
});

test('the price of the latest order counts, in whatever sequence the orders were seen', () => {
  noteOrdered('7', [{ goods_id: '1', goods_price: 860 }], 2000);
  noteOrdered('6', [{ goods_id: '1', goods_price: 790 }], 1000);
  expect(lastPriceOf('1')).toEqual({ price: 860, at: 2000, order_id: '7' });
  expect(lastPriceOf('2')).toBeUndefined();
});

test('lines with a special price are ignored: a specification, a batch, points, a gift, an unknown price', () => {
  const goods = { goods_id: '1', goods_price: 860 };
  noteOrdered(
    '7',
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

test('closing an order removes its prices and no others', () => {
  noteOrdered('6', [{ goods_id: '1', goods_price: 790 }], 1000);
  noteOrdered('7', [{ goods_id: '2', goods_price: 860 }], 2000);
  forgetOrdered('7');
  expect(lastPriceOf('2')).toBeUndefined();
  expect(lastPriceOf('1')).toMatchObject({ price: 790 });
});

test('prices belong to one login, are cleared by the logout, and are bounded in number', () => {
  noteOrdered('7', [{ goods_id: '1', goods_price: 860 }], 2000);
  logIn();
  expect(lastPriceOf('1')).toBeUndefined();
  for (let at = 1; at <= 320; at++) noteOrdered('7', [{ goods_id: `g${at}`, goods_price: 100 }], at);
  expect(lastPriceOf('g20'), 'the oldest are forgotten').toBeUndefined();
  expect(lastPriceOf('g21')).toMatchObject({ price: 100, at: 21 });
  signOut();
  expect(localStorage.getItem('yaocang_last_prices')).toBeNull();
});
