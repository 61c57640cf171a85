import { expect, test } from 'vitest';
import { createPages } from './follow-pages.ts';

const call = 'search.php?act=search';
const bases = ['http://then.example/api', 'https://today.example/shop/api'] as const;
const first = { call, bases, pairs: [['keywords', '口罩']] } as const;
const SECOND = [
  ['page', '2'],
  ['keywords', '口罩'],
] as const;
const then = { page_next: 'http://then.example/api/search.php?act=search&keywords=口罩&page=2' };
const today = (link: string) => {
  const pages = createPages();
  const found = pages.learn(first, then, { page_next: link });
  return { found: found.map(({ path, is }) => `${path} ${is}`), next: pages.next(call, SECOND) };
};

test('today’s link is followed, however it is written', () => {
  const link = 'https://today.example/shop/api/search.php?act=search&keywords=口罩&cursor=k9';
  const next = [
    ['keywords', '口罩'],
    ['cursor', 'k9'],
  ];
  expect(today(link)).toEqual({ found: [], next });
  expect(today('?keywords=口罩&amp;cursor=k9')).toEqual({ found: [], next });
});

test('a list that ends earlier today has no such page', () => {
  expect(today('end')).toEqual({ found: [], next: undefined });
});

test.each([
  ['https://today.example/shop/api/collect.php?act=collect_list&page=2', 'page_next another link'],
  ['https://other.example/shop/api/search.php?act=search&page=2', 'page_next another link'],
  ['search.php?act=del', 'page_next another link'],
])('%s is no next page', (link, told) => {
  expect(today(link)).toEqual({ found: [told], next: undefined });
});

test('behind a page that is not there today are no others', () => {
  const pages = createPages();
  pages.learn(first, then, { page_next: 'end' });
  pages.learn({ ...first, pairs: SECOND }, { page_next: '?keywords=口罩&page=3' }, { page_next: 'end' });
  const third = [
    ['keywords', '口罩'],
    ['page', '3'],
  ] as const;
  expect(pages.next(call, third)).toBeUndefined();
});

test('a link to the page itself is told', () => {
  expect(today('search.php?act=search&keywords=口罩').found).toEqual(['page_next this page again']);
});

test('what is no next page is sent as it was recorded', () => {
  const pages = createPages();
  pages.learn(first, then, { page_next: '?keywords=口罩&page=7' });
  expect(pages.next(call, first.pairs)).toEqual(first.pairs);
  expect(pages.next('cart.php?act=list', SECOND)).toEqual(SECOND);
});
