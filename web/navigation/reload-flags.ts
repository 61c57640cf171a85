/**
 * Flags pages for reload (document 1 §4). Raising a route's number discards its kept-alive pages; the next visit starts
 * them anew.
 */
import { proxy } from 'valtio/vanilla';
import { type RouteName, routes } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

export const freshness = proxy(Object.fromEntries(names.map((name) => [name, 0])) as Record<RouteName, number>);

export function flagForReload(...pages: readonly RouteName[]): void {
  for (const page of pages) freshness[page] += 1;
}

/** Flags every page: for a login, a logout or another account. */
export const flagAll = (): void => flagForReload(...names);
