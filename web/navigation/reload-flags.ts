/** "Flagged for reload": raising a kept page's number throws it away, and its next show starts anew (document 1 §4). */
import { proxy } from 'valtio/vanilla';
import { type RouteName, routes } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

export const freshness = proxy(Object.fromEntries(names.map((name) => [name, 0])) as Record<RouteName, number>);

/** Flags pages for reload. */
export function flagForReload(...pages: readonly RouteName[]): void {
  for (const page of pages) freshness[page] += 1;
}

/** Flags every page: whoever looks at the shop has changed. */
export const flagAll = (): void => flagForReload(...names);
