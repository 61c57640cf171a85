import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterUpNum, checkQuantity, isSoldOut } from './cart-quantity.ts';

const line = { type: '0', num: 20, start_num: 10, goods_number: 120 };

test('a quantity below 0 is refused, 0 itself is allowed in the cart', () => {
  expect(checkQuantity(line, -1)).toMatchObject({ because: 'negative', message: { text: '数量不能为负数！' } });
  expect(checkQuantity(line, 0)).toEqual({ ok: true, num: 0 });
});

test('a quantity above the stock is refused, naming the stock', () => {
  expect(checkQuantity(line, 121)).toMatchObject({ because: 'aboveStock', message: { text: '库存不够，最大：120' } });
  expect(checkQuantity(line, 120)).toEqual({ ok: true, num: 120 });
});

test('an unknown stock refuses nothing, because the server checks', () => {
  const unknown = { ...line, goods_number: undefined };
  expect([isSoldOut(unknown), isSoldOut({ goods_number: 0 })]).toEqual([false, true]);
  expect(checkQuantity(unknown, 500)).toEqual({ ok: true, num: 500 });
});

test('bundles cannot be edited', () => {
  expect(checkQuantity({ ...line, type: '4' }, 5)).toEqual({ ok: false, because: 'bundle' });
});

test('a line of an unknown kind is not changed, and the reason names the kind', () => {
  expect(checkQuantity({ ...line, type: undefined }, 2)).toMatchObject({
    because: 'unknownKind',
    message: { text: '商品类型无法读取，请联系客服修改数量' },
  });
});

test('an accepted quantity is a whole number from 0 to the stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(1000), (wanted, goods_number) => {
      const check = checkQuantity({ ...line, goods_number }, wanted);
      if (check.ok) expect(Number.isInteger(check.num) && check.num >= 0 && check.num <= goods_number).toBe(true);
      else expect(wanted >= 0 && wanted <= goods_number).toBe(false);
    }),
  );
});

test('success 2 resets the quantity to the stock, with a message', () => {
  expect(afterUpNum({ success: 2, goods_number: 4, goods_price: 900 })).toEqual({
    change: { num: 4, goods_number: 4, goods_price: 900 },
    message: { text: '下手慢了！还剩4个' },
  });
});

test('success 3 tells the purchase limit and keeps the stock', () => {
  expect(afterUpNum({ success: 3, goods_number: 6 })).toEqual({
    change: { num: 6 },
    message: { text: '数量限购，您还可购6个' },
  });
});

test('success 1 brings the new price', () => {
  expect(afterUpNum({ success: 1, goods_price: 850 })).toEqual({ change: { goods_price: 850 } });
});

test.each([
  [2, '下手慢了！库存不足，请减少数量'],
  [3, '数量限购，请减少数量'],
] as const)('success %i without a number resets nothing to 0', (success, text) => {
  expect(afterUpNum({ success })).toEqual({ change: {}, message: { text }, refused: true });
});
