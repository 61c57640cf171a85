/**
 * What each page asks first, so that the script of the page can ask it before any code is here; the build takes the addresses
 * from these declarations. The page's own request, if it is the same, takes the answer (`web/state/ahead.ts`).
 */
import { article } from '#shared/contract/article.ts';
import { buy } from '#shared/contract/buy.ts';
import type { ArgsOf, Call } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { categories } from '#shared/contract/categories.ts';
import { collect } from '#shared/contract/collect.ts';
import { common } from '#shared/contract/common.ts';
import { cpzl } from '#shared/contract/cpzl.ts';
import { goods } from '#shared/contract/goods.ts';
import { history } from '#shared/contract/history.ts';
import { home } from '#shared/contract/home.ts';
import { type Collection, intro } from '#shared/contract/intro.ts';
import { login } from '#shared/contract/login.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { order } from '#shared/contract/order.ts';
import { search } from '#shared/contract/search.ts';
import { user } from '#shared/contract/user.ts';
import { volume } from '#shared/contract/volume.ts';
import { plain } from '#shared/contract/wire.ts';
import { introAsk, introDefaults, searchAsk, searchDefaults } from '#shared/rules/goods-filter.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/recommendation.ts';
import { CART_START_DELAY, ORDERS_START_DELAY, SIDE_MENU_START_DELAY, START_DELAY } from '#shared/rules/start-delay.ts';
import { type QueryOf, type RouteName, routes } from '#web/navigation/routes.ts';
import { type FirstCall, OF_INIT } from './page-table.ts';

interface Ask {
  readonly call: Call;
  readonly args: unknown;
  /** Only for members. */
  readonly member?: boolean;
  /** Only at such an address (`FirstCall`). */
  readonly when?: string;
  /** ms that the screen stands before it asks. */
  readonly after?: number;
  /** Where its first picture stands in the answer (`FirstCall`). */
  readonly picture?: string;
  /** Where an earlier answer is kept (`FirstCall`). */
  readonly unless?: string;
}

const ask = <C extends Call>(call: C, args: ArgsOf<C>, more: Omit<Ask, 'call' | 'args'> = {}): Ask => ({
  call,
  args,
  ...more,
});

/** In the place of a part that is empty in the address. */
const or = <T extends string>(part: string, otherwise: T): T => part.replace('}', `|${otherwise}}`) as T;

/** What init tells. */
const LOG_BS = `{${OF_INIT}log_bs}`;

/** The first of a list. */
const FIRST_GOODS = 'data.0.goods_thumb|data.0.thumb_url|data.0.img_url';

const COLLECTIONS = Object.keys(intro) as Collection[];

/** By route; the parts of the query stand for what the address will have there. */
const asked: { readonly [N in RouteName]?: (query: QueryOf<N>) => readonly Ask[] } = {
  index: () => [
    ask(home.home, {}, { picture: 'bigImg.0.ad_img' }),
    ask(home.hot, {}),
    ask(home.promotion, {}),
    ask(categories.getCat, {}),
    ask(home.getOrderNum, {}, { member: true }),
  ],
  search: ({ keywords, cat_id, brand, ppg }) => [
    ask(
      search.search,
      searchAsk({ keywords: or(keywords, 'all'), cat_id, ppg }, { ...searchDefaults, brand: [brand] }),
      { picture: FIRST_GOODS },
    ),
  ],
  intro: () =>
    COLLECTIONS.map((name) =>
      ask(intro[name], introAsk(name, introDefaults(name)), { when: `intro=${name}`, picture: FIRST_GOODS }),
    ),
  goods: ({ id, lx, tb_id }) => [
    ask(
      goods.info,
      { goods_id: id, lx: or(lx, '0'), tb_id: or(tb_id, '0'), show_all: false, log_bs: LOG_BS },
      { picture: 'gallery.0|data.goods_thumb' },
    ),
  ],
  user: () =>
    ['path=login', 'path=register'].map((when) => ask(login.needCode, {}, { when, picture: 'ad_list.0.ad_img' })),
  cart: () => [
    ask(cart.list, {}, { member: true, after: CART_START_DELAY }),
    ask(
      common.randBest,
      { num: RECOMMENDED_ON_LISTS, lx: 'cart', keywords: '' },
      { after: CART_START_DELAY, picture: FIRST_GOODS },
    ),
  ],
  userCenter: () => [
    ask(user.userCenter, {}, { member: true }),
    ask(
      user.userLeft,
      {},
      { member: true, after: SIDE_MENU_START_DELAY, unless: 'user_left', picture: 'flhd_list.0.img_url' },
    ),
  ],
  order: ({ lx }) => [
    ask(
      order.orderList,
      { is_start: true, lx: or(lx, 'all'), keywords: '' },
      { member: true, after: ORDERS_START_DELAY },
    ),
    ask(home.getOrderNum, {}, { member: true, after: ORDERS_START_DELAY }),
  ],
  orderInfo: ({ order_id }) => [ask(order.orderInfo, { order_id }, { member: true })],
  favourites: ({ keywords }) => [ask(collect.collectList, { keywords }, { member: true })],
  frequentBuys: ({ keywords }) => [ask(mybuy.list, { keywords }, { member: true })],
  browsingHistory: ({ keywords }) => [ask(history.list, { keywords }, { member: true })],
  coupons: () => [
    ask(volume.getList, {}, { member: true, when: '!my=' }),
    ask(volume.mine, { lx: 'my' }, { member: true, when: 'my=my' }),
  ],
  buy: ({ buy_list }) => [
    ask(
      buy.confirm,
      { buy_list, address_id: '', volume_id: '', use_integral: false },
      { member: true, when: 'buy_list=' },
    ),
  ],
  articleList: () => [ask(article.list, {})],
  article: ({ id }) => [ask(article.info, { id })],
  productPapers: ({ keywords }) => [ask(cpzl.list, { keywords })],
  productPaper: ({ id }) => [ask(cpzl.info, { goods_id: id })],
};

/** The requests of a route, with `{name}` where a part of the address comes. */
export function firstCallsOf(route: RouteName): FirstCall[] {
  const names = Object.keys(routes[route].read(new URLSearchParams()));
  const query = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const asks = (asked[route] as ((query: unknown) => readonly Ask[]) | undefined)?.(query) ?? [];
  return asks.map(({ call, args, member = false, when = '', after = START_DELAY, picture = '', unless = '' }) => ({
    path: call.path,
    pairs: Object.entries(call.query.write(args, plain) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(value ?? ''),
    ]),
    member,
    when,
    after,
    picture,
    unless,
  }));
}
