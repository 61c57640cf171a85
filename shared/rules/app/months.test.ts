import { expect, test } from 'vitest';
import { monthBefore, monthOf, monthWords } from './months.ts';

test('months are in the shop’s time zone', () => {
  expect(monthOf(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11');
  expect(monthOf(null)).toBe('');
  expect([0, 1, 11].map((back) => monthBefore('2026-01', back))).toEqual(['2026-01', '2025-12', '2025-02']);
  expect(monthWords('2027-03')).toBe('2027年3月');
});
