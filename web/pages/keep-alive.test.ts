import { expect, test } from 'vitest';
import { type RouteName, routeAt } from '#web/navigation/routes.ts';
import { type Alive, aliveNow } from './keep-alive.ts';

const placeOf = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return { path, search: `?${search}`, route: routeAt(path) };
};

/** Walks some addresses; what is mounted at the end, the shown page last. */
function walk(
  addresses: readonly string[],
  fresh: Partial<Record<RouteName, number>> = {},
  alive: readonly Alive[] = [],
) {
  const freshOf = (name: RouteName) => fresh[name] ?? 0;
  return addresses.reduce((now, address) => aliveNow(now, placeOf(address), freshOf), alive);
}

const shown = (alive: readonly Alive[]) => alive.map(({ name, search }) => `${name}${search}`);

test('search A, search B, and back finds A where it was: its page is the same one', () => {
  const [a] = walk(['/search?keywords=a']);
  const back = walk(['/search?keywords=a', '/search?keywords=b', '/search?keywords=a']);
  expect(shown(back)).toEqual(['search?keywords=b', 'search?keywords=a']);
  expect(back.at(-1)?.key).toBe(a?.key);
});

test('a route keeps its last few pages, and lets go of the one that was shown longest ago', () => {
  const many = walk(['a', 'b', 'a', 'c', 'd', 'e'].map((word) => `/search?keywords=${word}`));
  expect(shown(many)).toEqual(['a', 'c', 'd', 'e'].map((word) => `search?keywords=${word}`));
});

test('a page that is not kept goes with its address; one of a kind stays one of a kind', () => {
  expect(shown(walk(['/goods?id=1', '/index']))).toEqual(['index?']);
  expect(shown(walk(['/user?path=login', '/user?path=register', '/index']))).toEqual(['user?path=register', 'index?']);
});

test('what a page follows by itself is no other page', () => {
  expect(shown(walk(['/order?lx=1', '/order?lx=3']))).toEqual(['order?lx=3']);
});

test('flagged for reload, every page of the route starts anew', () => {
  const before = walk(['/search?keywords=a', '/search?keywords=b', '/index']);
  expect(shown(walk(['/index'], { search: 1 }, before))).toEqual(['index?']);
});

test('nothing changed is the very same list, or the host would never come to rest', () => {
  const alive = walk(['/index', '/search?keywords=a']);
  expect(walk(['/search?keywords=a'], {}, alive)).toBe(alive);
});
