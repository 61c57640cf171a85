// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetSearch, forgetSearches, rememberSearch, searchWords } from './search-words.ts';

test('a single search can be removed, the others stay', () => {
  for (const word of ['布洛芬', '阿莫西林', '板蓝根']) rememberSearch(word);
  forgetSearch('阿莫西林');
  expect(searchWords.history).toEqual(['板蓝根', '布洛芬']);
  expect(localStorage.getItem('yaocang_visitor_searches')).toContain('布洛芬');
  forgetSearches();
  expect(searchWords.history).toEqual([]);
});
