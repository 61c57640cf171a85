/** The page of each route, fetched when it is wanted; home comes with the app. */
import type { ComponentType } from 'react';
import { HomePage } from '#web/areas/home/home-page.tsx';
import { later } from '#web/parts/page/later.ts';
import type { QueryOf, RouteName } from '#web/state/routes.ts';

/** A page is a function of its typed query; it never asks the router. */
export type Page<N extends RouteName> = ComponentType<{ readonly query: QueryOf<N> }>;

interface View<N extends RouteName> {
  readonly Page: Page<N>;
  load(): Promise<unknown>;
}

function page<N extends RouteName>(fetchPage: () => Promise<Page<N>>): View<N> {
  const { View, fetch } = later(fetchPage);
  return { Page: View, load: fetch };
}

/** A route of the documents whose screen is not built yet says that it is not open. */
const notOpen = page<RouteName>(async () => (await import('./not-open-page.tsx')).NotOpenPage);

export const views: { readonly [N in RouteName]: View<N> } = {
  index: { Page: HomePage, load: () => Promise.resolve() },
  search: page(async () => (await import('#web/areas/browse/search-page.tsx')).SearchPage),
  intro: page(async () => (await import('#web/areas/browse/intro-page.tsx')).IntroPage),
  goods: page(async () => (await import('#web/areas/goods/goods-page.tsx')).GoodsPage),
  cart: page(async () => (await import('#web/areas/cart/cart-page.tsx')).CartPage),
  buy: page(async () => (await import('#web/areas/checkout/buy-page.tsx')).BuyPage),
  user: page(async () => (await import('#web/areas/account/user-page.tsx')).UserPage),
  userCenter: page(async () => (await import('#web/areas/member/user-center-page.tsx')).UserCenterPage),
  order: page(async () => (await import('#web/areas/orders/order-page.tsx')).OrderPage),
  orderInfo: page(async () => (await import('#web/areas/orders/order-info-page.tsx')).OrderInfoPage),
  userSet: notOpen,
  addressList: notOpen,
  address: notOpen,
  afterSales: notOpen,
  afterSalesInfo: notOpen,
  articleList: notOpen,
  article: notOpen,
  definedPage: notOpen,
  dailySignIn: notOpen,
  productPapers: notOpen,
  productPaper: notOpen,
  invoice: notOpen,
  frequentBuys: notOpen,
  favourites: notOpen,
  browsingHistory: notOpen,
  bank: notOpen,
  coupons: notOpen,
  coupon: notOpen,
  topUp: notOpen,
  topUpLog: notOpen,
  payTopUp: notOpen,
  verification: notOpen,
  businessScope: notOpen,
  wechatBinding: page(async () => (await import('#web/areas/wechat/wechat-binding-page.tsx')).WechatBindingPage),
  ledger: notOpen,
  passwords: notOpen,
  ownerCheck: notOpen,
  preOrder: notOpen,
  salesman: notOpen,
  closeAccount: notOpen,
  groupBuy: notOpen,
  priceCut: notOpen,
  result: notOpen,
};
