import { expect, test } from 'vitest';
import { monthNamed } from './month-named.ts';
import { monthOf, monthWords } from './months.ts';
import { monthBefore, monthsByYear } from './months-by-year.ts';
import { wholeMonths } from './whole-months.ts';

test('months are in the shop’s time zone', () => {
  expect(monthOf(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11');
  expect(monthOf(null)).toBe('');
  expect([0, 1, 11].map((back) => monthBefore('2026-01', back))).toEqual(['2026-01', '2025-12', '2025-02']);
  expect(monthWords('2027-03')).toBe('2027年3月');
});

test('the months to jump to are those of two years, newest first', () => {
  const years = monthsByYear('2027-03');
  expect([...years.keys()]).toEqual(['2027', '2026']);
  expect(years.get('2027')).toEqual(['2027-03', '2027-02', '2027-01']);
  expect(years.get('2026')).toHaveLength(12);
  expect(years.get('2026')?.[0]).toBe('2026-12');
});

test.each([
  ['8月', '2026-08'],
  ['８月', '2026-08'],
  ['08月份', '2026-08'],
  [' 12 月 ', '2025-12'],
  ['2024-07', '2024-07'],
  ['2024/7', '2024-07'],
  ['2024年7月', '2024-07'],
  ['24年7月', '2024-07'],
])('%j names a month: %s', (words, month) => {
  expect(monthNamed(words, '2026-09')).toBe(month);
});

test.each(['8', '13月', '0月', '202408', '24-07', '8月1日', '月', '三七片', '2024081012345678', '2024年'])(
  '%j names none',
  (words) => {
    expect(monthNamed(words, '2026-09')).toBeUndefined();
  },
);

test('the oldest month that has loaded is whole once the list has ended; an unknown time may belong to any month', () => {
  const at = (day: string) => ({ add_time: Date.parse(`${day}T10:00:00+08:00`) });
  const rows = [at('2026-05-09'), at('2026-05-01'), at('2026-03-30')];
  const sizes = (ended: boolean) => [...wholeMonths(rows, ended)].map(([month, of]) => [month, of.length]);
  expect(sizes(false)).toEqual([['2026-05', 2]]);
  expect(sizes(true)).toEqual([
    ['2026-05', 2],
    ['2026-03', 1],
  ]);
  expect(wholeMonths([...rows, { add_time: null }], true).size).toBe(0);
});
