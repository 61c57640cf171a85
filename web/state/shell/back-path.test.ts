// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noteShown, wayBack } from './back-path.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("goods and an article on the way from the news keep a tab's list; any other page ends the way back", () => {
  noteShown('/search', '/search?keywords=x');
  noteShown('/goods', '/goods?id=3');
  expect(wayBack()).toEqual({ backPath: 'search', address: '/search?keywords=x' });
  noteShown('/order', '/order');
  expect(wayBack()).toBeUndefined();
});

test('a list that another tab shows is no way back here', () => {
  noteShown('/news', '/news');
  const here = { ...localStorage };
  // Another tab has the same phone and a storage of its own.
  sessionStorage.clear();
  expect(wayBack()).toBeUndefined();
  expect(here).toEqual({});
});
