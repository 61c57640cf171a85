import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HISTORY_LENGTH, remembered } from './search-history.ts';

test('the newest keyword stands first and only once', () => {
  expect(remembered(['阿莫西林', '口罩'], '口罩')).toEqual(['口罩', '阿莫西林']);
  expect(remembered(['阿莫西林'], ' 板蓝根 ')).toEqual(['板蓝根', '阿莫西林']);
});

test("'all' and nothing are left out", () => {
  expect(remembered(['口罩'], 'all')).toEqual(['口罩']);
  expect(remembered(['口罩'], '  ')).toEqual(['口罩']);
});

test('at most 15 are kept, without duplicates, whatever is searched', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (searches) => {
      const history = searches.reduce<string[]>(remembered, []);
      expect(history.length).toBeLessThanOrEqual(HISTORY_LENGTH);
      expect(new Set(history).size).toBe(history.length);
    }),
  );
});
