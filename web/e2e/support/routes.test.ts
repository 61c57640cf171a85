import { expect, test } from 'vitest';
import { type RouteName, routes } from '#web/navigation/routes.ts';
import { roads } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

test('every page has a row', () => {
  const visited = new Set(roads.map(({ route }) => route));
  expect([...visited].sort()).toEqual([...names].sort());
});

test('names of rows are unique', () => {
  expect(new Set(roads.map(({ name }) => name)).size).toBe(roads.length);
});
