/**
 * The page of each route, fetched when it is wanted; home comes with the app. The main road's pages are named here, all others
 * in a file of their own (`more-views.lazy.ts`): naming a page costs every buyer some bytes.
 */
import type { ComponentType } from 'react';
import { HomePage } from '#web/areas/home/home-page.tsx';
import { type QueryOf, type RouteName, routes } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';

/** A page is a function of its typed query; it never asks the router. */
export type Page<N extends RouteName> = ComponentType<{ readonly query: QueryOf<N> }> & {
  /** Asks what it shows first, before it is drawn (`state/begun.ts`); ends when that is here. */
  begin?(query: QueryOf<N>): Promise<void>;
};

interface View<N extends RouteName> {
  readonly Page: ComponentType<{ readonly query: QueryOf<N> }>;
  /** Its code; undefined where that came with the app. */
  load(): Promise<Page<N> | undefined>;
}

function page<N extends RouteName>(fetchPage: () => Promise<Page<N>>): View<N> {
  const { View, fetch } = later(fetchPage);
  return { Page: View, load: fetch };
}

const MAIN = {
  index: { Page: HomePage, load: () => Promise.resolve(undefined) },
  search: page(async () => (await import('#web/areas/browse/search-page.tsx')).SearchPage),
  intro: page(async () => (await import('#web/areas/browse/intro-page.tsx')).IntroPage),
  goods: page(async () => (await import('#web/areas/goods/goods-page.tsx')).GoodsPage),
  cart: page(async () => (await import('#web/areas/cart/cart-page.tsx')).CartPage),
  buy: page(async () => (await import('#web/areas/checkout/buy-page.tsx')).BuyPage),
  user: page(async () => (await import('#web/areas/account/user-page.tsx')).UserPage),
  userCenter: page(async () => (await import('#web/areas/member/user-center-page.tsx')).UserCenterPage),
  order: page(async () => (await import('#web/areas/orders/order-page.tsx')).OrderPage),
  orderInfo: page(async () => (await import('#web/areas/orders/order-info-page.tsx')).OrderInfoPage),
} satisfies { readonly [N in RouteName]?: View<N> };

/** A page beside the main road. */
export type MoreName = Exclude<RouteName, keyof typeof MAIN>;

/** Fetches the list of all other pages, then the page. */
const more = <N extends MoreName>(name: N): View<N> =>
  page(async () => (await fetchMore()).morePages[name]() as Promise<Page<N>>);

/** The list of all other pages; fetched ahead once the first page stands. */
export const fetchMore = () => import('./more-views.lazy.ts');

type MoreViews = { readonly [N in MoreName]: View<N> };

const moreViews = (): MoreViews => {
  const names = (Object.keys(routes) as RouteName[]).filter((name): name is MoreName => !(name in MAIN));
  return Object.fromEntries(names.map((name) => [name, more(name)])) as MoreViews;
};

export const views: { readonly [N in RouteName]: View<N> } = { ...MAIN, ...moreViews() };
