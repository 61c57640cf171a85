import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lineUnitName,
  orderMultiple,
  type Packs,
  packSize,
  quantityStep,
  stepped,
  type Unit,
  unitName,
  unitOpen,
} from './pack-size.ts';

const packs: Packs = { medium: 10, box: 200, min_unitno: 1, unitno_name: '盒' };

test('the units are 1 base, 2 medium pack, 3 box', () => {
  const units: Unit[] = [1, 2, 3];
  expect(units.map((unit) => packSize(packs, unit))).toEqual([1, 10, 200]);
  expect(units.map((unit) => unitName(packs, unit))).toEqual(['盒', '中包', '件']);
});

test('a pack can be chosen only if the stock covers one', () => {
  expect([9, 10, 199, 200].map((stock) => [unitOpen(packs, 2, stock), unitOpen(packs, 3, stock)])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(unitOpen({ ...packs, medium: 0 }, 2, 999)).toBe(false);
});

test('with min_unitno 2 orders are multiples of the medium pack, with 3 of the box', () => {
  expect([1, 2, 3].map((min) => orderMultiple({ ...packs, min_unitno: min as Unit }))).toEqual([1, 10, 200]);
  expect(orderMultiple({ ...packs, box: 0, min_unitno: 3 })).toBe(1);
});

test('every step is a multiple of the chosen pack and of the order multiple', () => {
  const some = fc.record({ medium: fc.nat(60), box: fc.nat(400), min_unitno: fc.constantFrom<Unit>(1, 2, 3) });
  fc.assert(
    fc.property(some, fc.constantFrom<Unit>(1, 2, 3), (goods, unit) => {
      const step = quantityStep(goods, unit);
      expect(step % orderMultiple(goods)).toBe(0);
      expect(step % Math.max(1, packSize(goods, unit))).toBe(0);
    }),
  );
});

test('min_unitno 1 means piece, 2 middle pack, any other value carton', () => {
  expect([1, 2, 3, 9].map((unit) => lineUnitName(unit, '盒'))).toEqual(['盒', '中包', '件', '件']);
});

test('two units never have one name', () => {
  for (const unitno_name of ['件', '中包', '盒', '', undefined])
    expect(new Set(([1, 2, 3] as const).map((unit) => unitName({ unitno_name }, unit))).size, unitno_name).toBe(3);
});

test('plus and minus change by the order multiple, and by 1 where a server sends none', () => {
  expect([stepped(20, 10, 1), stepped(20, 10, -1)]).toEqual([30, 10]);
  for (const none of [0, -6, Number.NaN]) expect([stepped(20, none, 1), stepped(20, none, -1)]).toEqual([21, 19]);
});
