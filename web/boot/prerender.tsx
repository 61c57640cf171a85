/**
 * Draws at build time what each page looks like before its data: the very page, with nothing loaded. A form or a gate, which
 * needs no data, stands complete. The script of the page chooses among these (`at-once.ts`); React replaces what it shows.
 */
import type { ComponentType } from 'react';
import { firstPage } from '#shared/contract/first-page.ts';
import { type RouteName, routes } from '#web/navigation/routes.ts';
import { PageSkeleton } from '#web/pages/page-skeleton.tsx';
import { views } from '#web/pages/views.ts';
import { looksOf } from './draw-page.tsx';
import { firstCallsOf } from './first-calls.ts';
import type { FirstCall, Looks } from './page-table.ts';

export { drawHome } from './draw-home.tsx';

/** A route as it is drawn; none is an address that has no page. */
export interface DrawnRoute {
  readonly route: RouteName | undefined;
  /** Below the base; '' for an address that has no page. */
  readonly path: string;
  readonly looks: Looks;
  readonly first: readonly FirstCall[];
}

/** Where the script of the page asks for init. */
export const initPath = firstPage.init.path;

/** Where one path is several pages: what tells them in the address. The first that fits is taken. */
const ALSO: { readonly [N in RouteName]?: readonly string[] } = {
  user: ['path=register', 'path=forget-pwd', 'path=re-yz'],
  groupBuy: ['id='],
  priceCut: ['id='],
  coupons: ['my='],
  ownerCheck: ['lx='],
};

/** What an address names: without it most pages have nothing to show. */
const NAMED = ['goods_id', 'order_id', 'buy_list', 'user_id', 'id'];

function queryOf(route: RouteName, has: string): URLSearchParams {
  const query = new URLSearchParams(has.replace(/=$/, '=1'));
  const takes = Object.keys(routes[route].read(new URLSearchParams()));
  const oneOfSeveral = ALSO[route]?.includes('id=');
  if (!oneOfSeveral || has !== '') for (const name of NAMED) if (takes.includes(name)) query.set(name, '1');
  return query;
}

/** Draws every page for a visitor and a member, on a phone and on a desk. */
export async function drawPages(): Promise<DrawnRoute[]> {
  const all: DrawnRoute[] = [];
  for (const route of Object.keys(routes) as RouteName[]) {
    await views[route].load();
    const View = views[route].Page as ComponentType<{ query: unknown }>;
    const looks: Record<string, string[]> = {};
    for (const has of [...(ALSO[route] ?? []), ''])
      looks[has] = await looksOf(route, <View query={routes[route].read(queryOf(route, has))} />);
    all.push({ route, path: routes[route].path, looks, first: firstCallsOf(route) });
  }
  const looks = { '': await looksOf(undefined, <PageSkeleton />) };
  return [...all, { route: undefined, path: '', looks, first: [] }];
}
