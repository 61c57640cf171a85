import { expect, test } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { daysOf, rowsOfDays } from './days.ts';

const seen = (goods_id: string, day?: string) =>
  ({ goods_id, add_time: day ? Date.parse(`${day}T10:00:00+08:00`) : undefined }) as unknown as GoodsCard;
const names = (rows: readonly (readonly GoodsCard[])[]) =>
  rows.map((row) => row.map(({ goods_id }) => goods_id).join(''));

test('a row has goods of one day only, and goods without a time belong to the day before them in the list', () => {
  const goods = [
    seen('a', '2026-11-20'),
    seen('b', '2026-11-20'),
    seen('c', '2026-11-19'),
    seen('d'),
    seen('e', '2026-11-19'),
    seen('f', '2026-11-19'),
    seen('g', '2026-11-16'),
  ];
  const days = daysOf(goods);
  expect(days.map(({ day, goods: of }) => `${day} ${of.length}`)).toEqual([
    '2026-11-20 2',
    '2026-11-19 4',
    '2026-11-16 1',
  ]);
  expect(names(rowsOfDays(days, 3))).toEqual(['ab', 'cde', 'f', 'g']);
  expect(names(rowsOfDays(days, 1))).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a list without times is one day without a name', () => {
  expect(daysOf([seen('a'), seen('b')])).toMatchObject([{ day: '', goods: [{}, {}] }]);
  expect(daysOf([])).toEqual([]);
});
