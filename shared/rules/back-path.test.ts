import { expect, test } from 'vitest';
import { backLabels, backPathAt, isBackPath } from './back-path.ts';

test('the back link reads as the list it leads to', () => {
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
});

test('any other page ends the way back', () => {
  expect(backPathAt('/index', 'search')).toBe('');
  expect(backPathAt('/cart', 'order-info')).toBe('');
  expect(backPathAt('/goods', '')).toBe('');
});

test('names of Object.prototype are no lists', () => {
  expect(isBackPath('toString')).toBe(false);
  expect(isBackPath('search')).toBe(true);
});
