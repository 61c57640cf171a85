import { expect, test } from 'vitest';
import { backLabels } from '#shared/messages/back-labels.ts';
import { backPathAt, isBackPath } from './back-path.ts';

test('the back link is labelled like its list', () => {
  expect(backLabels).toEqual({
    search: '搜索列表',
    'order-info': '订单详情',
    collect: '商品收藏',
    'article-list': '新闻资讯',
  });
});

test('a list is stored when it is shown and stays stored on a goods page', () => {
  expect(backPathAt('/search', '')).toBe('search');
  expect(backPathAt('/goods', 'search')).toBe('search');
  expect(backPathAt('/collect', 'search')).toBe('collect');
  expect(backPathAt('/article', 'article-list')).toBe('article-list');
});

test('any other page clears the back link', () => {
  expect(backPathAt('/index', 'search')).toBe('');
  expect(backPathAt('/article', 'search')).toBe('');
  expect(backPathAt('/cart', 'order-info')).toBe('');
  expect(backPathAt('/goods', '')).toBe('');
});

test('names of Object.prototype are not paths', () => {
  expect(isBackPath('toString')).toBe(false);
  expect(isBackPath('search')).toBe(true);
});
