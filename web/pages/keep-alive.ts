/** Which pages stay mounted: a page's state belongs to its address, and a route keeps only so many of them. */

import type { Place } from '#web/navigation/location.ts';
import { type RouteName, routes } from '#web/navigation/routes.ts';

export interface Alive {
  readonly name: RouteName;
  readonly search: string;
  /** Changes when the page must start anew: another query than the page follows by itself, or flagged for reload. */
  readonly key: string;
}

type FreshOf = (name: RouteName) => number;

/** The page of an address. */
const aliveAt = (name: RouteName, search: string, freshOf: FreshOf): Alive => ({
  name,
  search,
  key: `${name} ${freshOf(name)} ${ownSearch(name, search)}`,
});

/** The search without what the page follows by itself. */
function ownSearch(name: RouteName, search: string): string {
  const { follows } = routes[name];
  if (follows.length === 0) return search;
  const query = new URLSearchParams(search);
  for (const part of follows) query.delete(part);
  return String(query);
}

/**
 * The pages that are mounted at a place, the one that is shown last and those that were shown longest ago first. A flagged
 * page is let go, and of each route those that are more than it keeps, so that memory stays bounded.
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
  const same =
    bounded.length === alive.length &&
    bounded.every(({ key, search: its }, at) => alive[at]?.key === key && alive[at]?.search === its);
  return same ? alive : bounded;
}
