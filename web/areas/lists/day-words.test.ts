import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test('today and yesterday are named, other days have their weekday, other years their year', () => {
  expect(dayWords('2026-11-20', '2026-11-20')).toBe('今天 11-20');
  expect(dayWords('2026-10-31', '2026-11-01')).toBe('昨天 10-31');
  expect(dayWords('2026-11-16', '2026-11-20')).toBe('11-16 星期一');
  expect(dayWords('2025-12-31', '2026-01-02')).toBe('2025-12-31 星期三');
});
