import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byMerchant, cartTotals, piecesOf } from './cart-totals.ts';

const lines = [
  { cart_id: '1', goods_price: 1420, num: 120 },
  { cart_id: '2', goods_price: 90, num: 3 },
];

test('the totals are those of the ticked lines', () => {
  expect(cartTotals(lines, ['2'])).toEqual({ goods: 270, kinds: 1, pieces: 3 });
  expect(cartTotals(lines, [])).toEqual({ goods: 0, kinds: 0, pieces: 0 });
});

test('the tick of a deleted line is ignored', () => {
  expect(cartTotals(lines, ['2', '9', '2'])).toEqual({ goods: 270, kinds: 1, pieces: 3 });
});

test('a line with quantity 0 is not counted as a kind', () => {
  const some = [...lines, { cart_id: '3', goods_price: 500, num: 0 }];
  expect(cartTotals(some, ['2', '3'])).toEqual({ goods: 270, kinds: 1, pieces: 3 });
});

test('lines are grouped by merchant, in the order of the cart', () => {
  const [a, b, c] = [{ order_zt: '甲' }, { order_zt: '乙' }, { order_zt: '甲' }];
  expect([...byMerchant([a, b, c])]).toEqual([
    ['甲', [a, c]],
    ['乙', [b]],
  ]);
  expect([...byMerchant([{ order_zt: undefined }])]).toHaveLength(1);
});

test('with an unknown price the total is unknown', () => {
  const some = [...lines, { cart_id: '7', goods_price: undefined, num: 1 }];
  expect(cartTotals(some, ['2', '7'])).toEqual({ goods: undefined, kinds: 2, pieces: 4 });
  expect(cartTotals(some, ['2']).goods).toBe(270);
});

const line = fc.record({ goods_price: fc.nat(10_000_000), num: fc.nat(10_000), on: fc.boolean() });

test('ticked and unticked totals add up exactly', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (some) => {
      const all = some.map((each, index) => ({ ...each, cart_id: `${index}` }));
      const ids = (wanted: boolean) => all.filter(({ on }) => on === wanted).map(({ cart_id }) => cart_id);
      const [on, off] = [cartTotals(all, ids(true)), cartTotals(all, ids(false))];
      const whole = all.reduce((sum, each) => sum + BigInt(each.goods_price) * BigInt(each.num), 0n);
      expect(BigInt(on.goods ?? -1) + BigInt(off.goods ?? -1)).toBe(whole);
      expect(on.kinds + off.kinds).toBe(all.filter(({ num }) => num > 0).length);
    }),
  );
});

test('the pieces of a cart leave out a line with a negative number', () => {
  expect([piecesOf(lines), piecesOf([...lines, { num: -7 }]), piecesOf([])]).toEqual([123, 123, 0]);
});
