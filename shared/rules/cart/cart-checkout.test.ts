import { expect, test } from 'vitest';
import { checkCheckout, checkDelete, joinIds } from './cart-checkout.ts';

const lines = [
  { cart_id: '11', num: 2 },
  { cart_id: '12', num: 0 },
  { cart_id: '13', num: 1 },
];

test('no selection blocks the checkout', () => {
  expect(checkCheckout(lines, [])).toMatchObject({ because: 'nothingSelected', message: { text: '请选择商品！' } });
});

test('a selected line below 1 blocks it, and its row is named', () => {
  expect(checkCheckout(lines, ['13', '12'])).toEqual({
    ok: false,
    because: 'rowBelowOne',
    row: 2,
    message: { text: '第2行,购买数量至少为1' },
  });
});

test('a line below 1 that is not selected does not', () => {
  expect(checkCheckout(lines, ['13', '11'])).toEqual({ ok: true, ids: ['11', '13'] });
});

test('deleting with none selected is refused, a line of 0 can be deleted', () => {
  expect(checkDelete(lines, [])).toMatchObject({ ok: false, message: { text: '选择需要删除的商品！' } });
  expect(checkDelete(lines, ['12'])).toEqual({ ok: true, ids: ['12'] });
});

test('ids are comma-joined', () => {
  expect(joinIds(['11', '13'])).toBe('11,13');
});
