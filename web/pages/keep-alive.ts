/**
 * Decides which pages stay mounted. A page's state belongs to its address, and a route keeps a limited number of pages.
 */

import type { Place } from '#web/navigation/location.ts';
import { type RouteName, routes } from '#web/navigation/routes.ts';

export interface Alive {
  readonly name: RouteName;
  readonly search: string;
  /** Changes when the page must remount: another query (except for parts that it follows), or flagged for reload. */
  readonly key: string;
}

type FreshOf = (name: RouteName) => number;

const aliveAt = (name: RouteName, search: string, freshOf: FreshOf): Alive => ({
  name,
  search,
  key: `${name} ${freshOf(name)} ${ownSearch(name, search)}`,
});

/** The search without the parts that the page follows. */
function ownSearch(name: RouteName, search: string): string {
  const { follows } = routes[name];
  if (follows.length === 0) return search;
  const query = new URLSearchParams(search);
  for (const part of follows) query.delete(part);
  return String(query);
}

/**
 * The mounted pages at a place, least recently shown first and the current one last. Flagged pages are dropped, and
 * each route keeps only its number of pages, so that memory stays bounded.
 */
export function aliveNow(alive: readonly Alive[], { route, search }: Place, freshOf: FreshOf): readonly Alive[] {
  const now = route && aliveAt(route, search, freshOf);
  const kept = alive.filter(
    (each) =>
      routes[each.name].keepAlive > 0 &&
      each.key === aliveAt(each.name, each.search, freshOf).key &&
      each.key !== now?.key,
  );
  const next = now ? [...kept, now] : kept;
  const bounded = next.filter(
    ({ name }, at) =>
      next.slice(at + 1).filter((later) => later.name === name).length < Math.max(1, routes[name].keepAlive),
  );
  return String(bounded.map(nameOf)) === String(alive.map(nameOf)) ? alive : bounded;
}

/** A page and what it shows. */
export const nameOf = (page: Alive | undefined): string | undefined => page && page.key + page.search;
