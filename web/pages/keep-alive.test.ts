import { expect, test } from 'vitest';
import { type RouteName, routeAt } from '#web/navigation/routes.ts';
import { type Alive, aliveNow } from './keep-alive.ts';

const placeOf = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return { path, search: `?${search}`, route: routeAt(path) };
};

/** Visits addresses in order; returns the pages mounted at the end, the shown one last. */
function walk(
  addresses: readonly string[],
  fresh: Partial<Record<RouteName, number>> = {},
  alive: readonly Alive[] = [],
) {
  const freshOf = (name: RouteName) => fresh[name] ?? 0;
  return addresses.reduce((now, address) => aliveNow(now, placeOf(address), freshOf), alive);
}

const shown = (alive: readonly Alive[]) => alive.map(({ name, search }) => `${name}${search}`);

test('search A, search B, then back: A is still the same mounted page', () => {
  const [a] = walk(['/search?keywords=a']);
  const back = walk(['/search?keywords=a', '/search?keywords=b', '/search?keywords=a']);
  expect(shown(back)).toEqual(['search?keywords=b', 'search?keywords=a']);
  expect(back.at(-1)?.key).toBe(a?.key);
});

test('a route keeps its last few pages and unmounts the least recently shown', () => {
  const many = walk(['a', 'b', 'a', 'c', 'd', 'e'].map((word) => `/search?keywords=${word}`));
  expect(shown(many)).toEqual(['a', 'c', 'd', 'e'].map((word) => `search?keywords=${word}`));
});

test('a page without keepAlive unmounts when the address changes; keepAlive 1 keeps one page', () => {
  expect(shown(walk(['/goods?id=1', '/index']))).toEqual(['index?']);
  expect(shown(walk(['/user?path=login', '/user?path=register', '/index']))).toEqual(['user?path=register', 'index?']);
});

test('a part of the query that the page follows does not remount it', () => {
  expect(shown(walk(['/order?lx=1', '/order?lx=3']))).toEqual(['order?lx=3']);
});

test('flagging a route for reload remounts all its pages', () => {
  const before = walk(['/search?keywords=a', '/search?keywords=b', '/index']);
  expect(shown(walk(['/index'], { search: 1 }, before))).toEqual(['index?']);
});

test('without a change the same list is returned, or the host would render for ever', () => {
  const alive = walk(['/index', '/search?keywords=a']);
  expect(walk(['/search?keywords=a'], {}, alive)).toBe(alive);
});
