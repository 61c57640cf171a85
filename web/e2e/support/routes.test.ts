import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type RouteName, routes } from '#web/state/routes.ts';
import { roads } from './routes.ts';

/** A page whose view says that it is not open yet has nothing to visit. */
const views = readFileSync(new URL('../../app/more-views.lazy.ts', import.meta.url), 'utf8');
const isOpen = (name: string): boolean => !new RegExp(`^ *${name}: notOpen,$`, 'm').test(views);
const names = Object.keys(routes) as RouteName[];

test('every page that is open is visited', () => {
  const visited = new Set(roads.map(({ route }) => route));
  expect([...visited].sort()).toEqual(names.filter(isOpen).sort());
});

test('no two visits have one name', () => {
  expect(new Set(roads.map(({ name }) => name)).size).toBe(roads.length);
});
