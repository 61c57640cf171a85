// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { proxy } from 'valtio';
import { expect, test } from 'vitest';
import { serve } from '#web/state/testing.ts';
import type { FilterState } from './goods-filter-store.ts';
import { useSearchTitle } from './search-title.ts';

const NOTHING = { keywords: '', cat_id: '', brand: '', ppg: '' };
const brands = [
  { brand_id: '5', brand_name: '同仁堂' },
  { brand_id: '9', brand_name: '云南白药' },
];

test.each([
  [{ keywords: ' 钙片 ' }, '搜索“钙片”'],
  [{ keywords: ' all ' }, '全部商品'],
  [{ brand: '9' }, '云南白药'],
  [{ brand: '9,' }, '云南白药'],
  [{ brand: '9,5' }, '品牌商品'],
])('a search for %j is called %s', (query, title) => {
  serve({});
  const state = proxy({ brands } as unknown as FilterState);
  expect(renderHook(() => useSearchTitle({ ...NOTHING, ...query }, state)).result.current).toBe(title);
});
