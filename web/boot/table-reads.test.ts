import { expect, test } from 'vitest';
import { searchLoader } from '#web/areas/browse/search-loader.ts';
import { goodsLoader } from '#web/areas/goods/goods-loader.ts';
import { topUpLogLoader } from '#web/areas/money/top-up-loader.ts';
import { filledPairs, isReadWith, textAt } from './page-table.ts';
import { tableReads } from './table-reads.ts';

/** What the inline script requests with a query. */
function asked(loader: Parameters<typeof tableReads>[0], search: string) {
  const query = new URLSearchParams(search);
  return tableReads(loader)
    .filter((read) => isReadWith(read, query))
    .map((read) => [read.path, Object.fromEntries(filledPairs(read, query, { log_bs: 'b7', keywords: '药仓' }))]);
}

test('an argument takes its part of the query, and the default of the loader when that is empty', () => {
  expect(asked(searchLoader, 'keywords=%E5%8F%A3%E7%BD%A9&brand=1,2')).toEqual([
    ['search.php?act=search', expect.objectContaining({ keywords: '口罩', brand: '1,2', order: 'DESC' })],
  ]);
  expect(asked(searchLoader, 'cat_id=7')).toEqual([
    ['search.php?act=search', expect.objectContaining({ keywords: 'all', cat_id: '7' })],
  ]);
  // As the page asks: else the search is asked twice.
  expect(asked(searchLoader, 'keywords=%20%E5%8F%A3%E7%BD%A9%20')).toEqual([
    ['search.php?act=search', expect.objectContaining({ keywords: '口罩' })],
  ]);
  expect(asked(searchLoader, 'keywords=%20')).toEqual([]);
});

test('an argument that the loader leaves out for an empty query is not sent', () => {
  expect(asked(topUpLogLoader, '')).toEqual([['recharge.php?act=recharge_log', {}]]);
  expect(asked(topUpLogLoader, 'lx=1')).toEqual([['recharge.php?act=recharge_log', { lx: '1' }]]);
});

test("values of init's answer are filled in, and a read is skipped without the part of the query that it needs", () => {
  expect(asked(goodsLoader, 'id=7')).toEqual([
    ['goods.php?act=info', expect.objectContaining({ goods_id: '7', lx: '0', tb_id: '0', log_bs: 'b7' })],
  ]);
  expect(asked(goodsLoader, 'id=7&show_all=1&lx=2')).toEqual([
    ['goods.php?act=info', expect.objectContaining({ show_all: '1', lx: '2' })],
  ]);
  expect(asked(goodsLoader, '')).toEqual([]);
});

test('the first image of an answer is found; a missing one gives an empty text', () => {
  const image = goodsLoader.reads.info.image ?? '';
  expect(textAt({ gallery: ['a.webp'], data: { goods_thumb: 'b.webp' } }, image)).toBe('a.webp');
  expect(textAt({ data: { goods_thumb: 'b.webp' } }, image)).toBe('b.webp');
  for (const none of [null, '', [], { data: {} }, { data: { goods_thumb: 5 } }])
    expect(textAt(none, image), JSON.stringify(none)).toBe('');
});
