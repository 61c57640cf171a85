/** One table of routes: the path, whether the page is kept alive, and what its query means (document 1 §2). */
import { basePath, HOME } from './deployment.ts';

/** Reads a query string into a page's typed query. */
type Reader<Q> = (query: URLSearchParams) => Q;

interface Route<Q> {
  readonly path: string;
  /** How many of its pages keep their state when the user navigates away (document 1 §2): each address has its own. */
  readonly kept: number;
  readonly read: Reader<Q>;
  /** Parts of the query that the page follows by itself: another value is no other page. */
  readonly follows: readonly string[];
}

const word =
  (key: string, fallback = '') =>
  (query: URLSearchParams): string =>
    query.get(key) ?? fallback;

/** A reader of named texts; every query of the shop is made of texts. */
const texts =
  <const K extends string>(...keys: readonly K[]): Reader<Record<K, string>> =>
  (query) =>
    Object.fromEntries(keys.map((key) => [key, word(key)(query)])) as Record<K, string>;

const page = <Q>(path: string, read: Reader<Q>, follows: readonly string[] = []): Route<Q> => ({
  path,
  kept: 0,
  read,
  follows,
});
const keptPage = <Q>(path: string, read: Reader<Q>, follows: readonly string[] = []): Route<Q> => ({
  path,
  kept: 1,
  read,
  follows,
});

/** Lists and readings of which a buyer goes from one to the next and back: each is found as it was left. */
const keptPages = <Q>(path: string, read: Reader<Q>): Route<Q> => ({ path, kept: 4, read, follows: [] });

export const routes = {
  index: keptPage(`/${HOME}`, texts()),
  search: keptPages('/search', texts('keywords', 'cat_id', 'brand', 'ppg')),
  intro: keptPages('/intro', texts('intro')),
  goods: page('/goods', texts('id', 'show_all', 'lx', 'tb_id')),
  cart: keptPage('/cart', texts()),
  buy: page('/buy', texts('buy_list')),
  user: keptPage('/user', texts('path', 'is_er', 'back', 'lx', 'user_id')),
  userCenter: keptPage('/user-center', texts('path')),
  order: keptPage('/order', texts('lx'), ['lx']),
  orderInfo: page('/order-info', texts('order_id')),
  userSet: page('/user-set', texts()),
  addressList: keptPage('/path-list', texts('back')),
  address: page('/path', texts('id', 'back')),
  afterSales: keptPage('/services', texts('keywords', 'order_id'), ['keywords']),
  afterSalesInfo: page('/services-info', texts('order_id')),
  articleList: keptPage('/article-list', texts()),
  article: keptPages('/article', texts('id')),
  definedPage: keptPages('/defined-page', texts('id')),
  dailySignIn: page('/signin', texts()),
  productPapers: page('/cpzl', texts('keywords')),
  productPaper: page('/cpzl-show', texts('id')),
  invoice: page('/invoice', texts('lx'), ['lx']),
  frequentBuys: keptPage('/mybuy', texts('keywords'), ['keywords']),
  favourites: keptPage('/collect', texts('keywords'), ['keywords']),
  browsingHistory: keptPage('/history', texts('keywords'), ['keywords']),
  bank: page('/bank', texts()),
  /** `my` names a shelf of the member's own coupons; without it the coupons to claim. */
  coupons: page('/volume', texts('tab', 'my'), ['tab', 'my']),
  coupon: page('/volume-get', texts('id')),
  topUp: keptPage('/recharge', texts('hd_id')),
  topUpLog: keptPage('/recharge_log', texts('lx'), ['lx']),
  payTopUp: page('/pay_recharge', texts('type', 'money_v', 'order_id')),
  verification: page('/user-yz', texts()),
  businessScope: page('/user-range', texts('id')),
  wechatBinding: page('/wechat-yz', texts()),
  ledger: page('/detail-log', texts('lx'), ['lx']),
  passwords: page('/re-type', texts('rePwd', 'reMb')),
  ownerCheck: page('/re-yz', texts('lx', 'user_id')),
  preOrder: page('/qhyg', texts('id')),
  /** Ours: contacts and statements for a phone, which has no footer on most pages. */
  help: page('/help', texts()),
  /** Ours: ordering from a list, of one's own or what orders held (their ids by commas), or of what is bought often. */
  quickOrder: page('/quick-order', texts('orders', 'frequent'), ['orders', 'frequent']),
  salesman: page('/salesman', texts()),
  closeAccount: page('/user-off', texts()),
  /** A team has its goods in the address: no call answers one by its id alone. */
  groupBuy: page('/group_buy', texts('id', 'goods_id')),
  priceCut: page('/help_buy', texts('id', 'goods_id')),
  result: page('/result', texts('of', 'order_id')),
} as const;

export type RouteName = keyof typeof routes;
export type QueryOf<N extends RouteName> = ReturnType<(typeof routes)[N]['read']>;

/** A place that has no page yet or is the operator's own path. */
const written = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
  return `${basePath}${path.slice(1)}${search && `?${search}`}`;
};

type Hrefs = { readonly [N in RouteName]: (query?: Partial<QueryOf<N>>) => string };

/** The address of a page, base path included: `href.search({ keywords })`. Empty parts of the query are left out. */
export const href = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, (query = {}) => written(route.path, query)]),
) as Hrefs;

/** The address of one of the shop's paths as the documents write it: `/recharge?hd_id=3`. */
export const hrefOf = (path: string): string => `${basePath}${path.replace(/^\/+/, '')}`;

/** The path below the base of an address of this shop, or undefined for an address outside it. */
export function pathBelow(pathname: string): string | undefined {
  if (`${pathname}/` === basePath) return '/';
  return pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : undefined;
}

/** The route of a path, if there is one. */
export const routeAt = (path: string): RouteName | undefined =>
  (Object.keys(routes) as RouteName[]).find((name) => routes[name].path === path.replace(/(.)\/$/, '$1'));
