/** The page of each route, fetched when it is wanted; home comes with the app. */
import { type ComponentType, lazy } from 'react';
import { HomePage } from '#web/areas/home/home-page.tsx';
import type { QueryOf, RouteName } from '#web/state/routes.ts';

/** A page is a function of its typed query; it never asks the router. */
export type Page<N extends RouteName> = ComponentType<{ readonly query: QueryOf<N> }>;

interface View<N extends RouteName> {
  readonly Page: Page<N>;
  load(): Promise<unknown>;
}

function later<N extends RouteName>(fetchPage: () => Promise<Page<N>>): View<N> {
  let fetched: Promise<{ default: Page<N> }> | undefined;
  const load = () => {
    fetched ??= fetchPage().then((page) => ({ default: page }));
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
  return { Page: lazy(load) as unknown as Page<N>, load };
}

export const views: { readonly [N in RouteName]: View<N> } = {
  index: { Page: HomePage, load: () => Promise.resolve() },
  search: later(async () => (await import('#web/areas/browse/search-page.tsx')).SearchPage),
  intro: later(async () => (await import('#web/areas/browse/intro-page.tsx')).IntroPage),
  goods: later(async () => (await import('#web/areas/goods/goods-page.tsx')).GoodsPage),
  cart: later(async () => (await import('#web/areas/cart/cart-page.tsx')).CartPage),
  buy: later(async () => (await import('#web/areas/checkout/buy-page.tsx')).BuyPage),
  user: later(async () => (await import('#web/areas/account/user-page.tsx')).UserPage),
  userCenter: later(async () => (await import('#web/areas/member/user-center-page.tsx')).UserCenterPage),
  order: later(async () => (await import('#web/areas/orders/order-page.tsx')).OrderPage),
  orderInfo: later(async () => (await import('#web/areas/orders/order-info-page.tsx')).OrderInfoPage),
};
