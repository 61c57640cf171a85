import { expect, test } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const merged = (shown: string, fresh: string): string =>
  mergeRows([...shown], [...fresh], (row) => row.toLowerCase()).join('');

test.each([
  ['rows that moved up are appended', 'abcd', 'acdef', 'abcdef'],
  ['a row that is gone from the answer stays where it was', 'abcd', 'acef', 'abcdef'],
  ['new rows stand where the answer has them', 'abc', 'xaybcz', 'xaybcz'],
  ['rows are as fresh as the answer', 'abc', 'aBc', 'aBc'],
  ['without shown rows the answer is the list', '', 'ab', 'ab'],
])('%s', (_, shown, fresh, all) => {
  expect(merged(shown, fresh)).toBe(all);
});
