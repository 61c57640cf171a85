import { describe, expect, test } from 'vitest';
import { checkPreOrder, preOrderQuantity, preOrderUnits } from './pre-order.ts';

const packs = { medium: 10, box: 200, min_unitno: 1, unitno_name: '盒' } as const;
const token = 't'.repeat(32);

describe('the units of a pre-order', () => {
  test('are base, medium pack and box', () => {
    expect(preOrderUnits(packs).map(({ name, size, isOpen }) => [name, size, isOpen])).toEqual([
      ['盒', 1, true],
      ['中包', 10, true],
      ['件', 200, true],
    ]);
  });

  test('are disabled below min_unitno', () => {
    expect(preOrderUnits({ ...packs, min_unitno: 2 }).map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
    expect(preOrderUnits({ ...packs, min_unitno: 3 }).map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  });

  test('are disabled where the pack size is 0', () => {
    expect(preOrderUnits({ ...packs, medium: 0 }).map(({ isOpen }) => isOpen)).toEqual([true, false, true]);
  });
});

describe('the quantity of a pre-order', () => {
  test.each([
    [1, 3, 3],
    [2, 3, 30],
    [3, 2, 400],
    [2, -1, 0],
    [2, Number.NaN, 0],
    [1, 2.9, 2],
  ] as const)('in unit %i, typed %d, is %i base units', (unit, typed, num) => {
    expect(preOrderQuantity(packs, unit, typed)).toBe(num);
  });

  test.each([
    ['', 5],
    ['0', 5],
    ['7', 0],
    ['7', -3],
    ['7', Number.NaN],
  ])('%j × %d is refused', (goods_id, num) => {
    expect(checkPreOrder({ goods_id, num }, token)).toMatchObject({ message: { text: '数据有误，请核对！' } });
  });

  test('needs a login first', () => {
    expect(checkPreOrder({ goods_id: '', num: 0 }, '')).toMatchObject({ message: { text: '请先登录' } });
    expect(checkPreOrder({ goods_id: '7', num: 1 }, token)).toEqual({ ok: true });
  });
});
