import { expect, test } from 'vitest';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { advertLink, navTarget } from './advert.ts';

test.each(['https://x.test/a', 'http://x.test', '/goods?id=5', 'tel:400123', 'mailto:a@b.test'])(
  '%s may be clicked',
  (link) => {
    expect(safeLink(` ${link} `)).toBe(link);
  },
);

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.test',
  '/\\evil.test',
  'data:text/html,x',
  'goods?id=5',
  '',
  '#',
  '/\t/evil.test',
])('%j is not clickable', (link) => {
  expect(safeLink(link)).toBeUndefined();
});

test('an advert with the link "#" has no link', () => {
  expect(advertLink('#')).toBeUndefined();
  expect(advertLink('/intro?intro=hot')).toBe('/intro?intro=hot');
});

test('a navigation item uses its second link and icon when the user is logged in', () => {
  const item = { link: '/user', link2: '/user-center', icon: 'a.png', icon2: 'b.png' };
  expect(navTarget(item, false)).toEqual({ link: '/user', icon: 'a.png' });
  expect(navTarget(item, true)).toEqual({ link: '/user-center', icon: 'b.png' });
  expect(navTarget({ link: '/user' }, true)).toEqual({ link: '/user', icon: undefined });
});

test('a path of the shop is recognised', () => {
  expect([isOwnPath('/goods?id=5'), isOwnPath('https://x.test')]).toEqual([true, false]);
});
