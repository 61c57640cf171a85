/** The table of routes: path, query, component, title, skeleton and keepAlive (document 1 §2). */
import { type Titles, titleFor, type When } from './by-query.ts';
import { basePath, HOME } from './deployment.ts';

/** Parses a query string into a page's typed query. */
type Reader<Q> = (query: URLSearchParams) => Q;

/**
 * The skeleton shown while the page's code loads (web/boot/frame-bodies.tsx, at a desk desk-bodies.tsx). Of a list, a form or
 * a detail that is not the member's there is a wide one: at a desk it has no side menu.
 */
export type Skeleton =
  | 'home'
  | 'search'
  | 'collection'
  | 'product'
  | 'cart'
  | 'bought'
  | 'days'
  | 'cards'
  | 'papers'
  | 'orders'
  | 'requests'
  | 'list'
  | 'tabbed'
  | 'detail'
  | 'form'
  | 'identity'
  | 'wide-list'
  | 'wide-form'
  | 'wide-detail'
  | 'member';

interface PrerenderedForm {
  readonly id: 'login';
  readonly when: When;
}

interface Row extends Titles {
  /** The module of its page below `web/areas`, without the end of its name ("-page"). Its default export is the page. */
  readonly component: string;
  /** The route above a member's page: where the way back leads. Without one it is the member centre. */
  readonly under?: string;
  readonly skeleton: Skeleton;
  /** In a phone's head a list's search box stands in place of the title; px that are free behind it. */
  readonly box?: number;
  /** For a members' page: what a visitor reads at its gate, '' for nothing beyond the title. */
  readonly gate?: string;
  /**
   * A form that comes with the HTML when the query has these values. A buyer can type in it before any code has loaded.
   */
  readonly form?: PrerenderedForm;
  /**
   * How many pages of this route keep their state after the user navigates away (document 1 §2). Each address has its
   * own.
   */
  readonly keepAlive?: number;
  /** Parts of the query that the page itself follows: changing them does not remount it. */
  readonly follows?: readonly string[];
}

export interface Route<Q> extends Row {
  readonly path: string;
  readonly keepAlive: number;
  readonly follows: readonly string[];
  readonly query: Reader<Q>;
}

/** A parser for named texts. All query values of the shop are texts. */
const texts =
  <const K extends string>(...keys: readonly K[]): Reader<Record<K, string>> =>
  (query) =>
    Object.fromEntries(keys.map((key) => [key, query.get(key) ?? ''])) as Record<K, string>;

const route = <Q>(path: string, query: Reader<Q>, row: Row): Route<Q> => ({
  path,
  query,
  keepAlive: 0,
  follows: [],
  ...row,
});

/** The address of a member's own group buys or price cuts names none of them. */
const OWN: When = { id: [''], goods_id: [''] };

export const routes = {
  index: route(`/${HOME}`, texts(), { component: 'home/home', title: '药仓', skeleton: 'home', keepAlive: 1 }),
  search: route('/search', texts('keywords', 'cat_id', 'brand', 'ppg'), {
    component: 'browse/search',
    title: '',
    skeleton: 'search',
    keepAlive: 4,
  }),
  intro: route('/intro', texts('intro'), {
    component: 'browse/intro',
    title: '',
    skeleton: 'collection',
    keepAlive: 4,
  }),
  goods: route('/goods', texts('id', 'show_all', 'lx', 'tb_id'), {
    component: 'goods/goods',
    title: '商品详情',
    skeleton: 'product',
  }),
  /** `step=checkout` goes on as 去结算 does, once the lines are here. */
  cart: route('/cart', texts('step'), {
    component: 'cart/cart',
    title: '购物车',
    skeleton: 'cart',
    gate: '登录后可查看购物车里的商品',
    keepAlive: 1,
    follows: ['step'],
  }),
  /** `list` names a list that is too long for an address (`state/shell/checkout-lines.ts`). */
  buy: route('/buy', texts('buy_list', 'list'), {
    component: 'checkout/buy',
    title: '确认订单',
    skeleton: 'wide-form',
    gate: '',
  }),
  user: route('/user', texts('path', 'is_er', 'back', 'lx', 'user_id'), {
    component: 'account/user',
    title: '',
    skeleton: 'identity',
    // After a changed password a notice stands above the form.
    form: { id: 'login', when: { path: ['', 'login'], is_er: [''] } },
    keepAlive: 1,
  }),
  userCenter: route('/user-center', texts('path'), {
    component: 'member/user-center',
    title: '个人中心',
    skeleton: 'member',
    gate: '登录后可查看订单、余额和积分',
    keepAlive: 1,
  }),
  order: route('/order', texts('lx'), {
    component: 'orders/order',
    title: '我的订单',
    skeleton: 'orders',
    box: 64,
    gate: '登录后可查看订单',
    keepAlive: 1,
    follows: ['lx'],
  }),
  orderInfo: route('/order-info', texts('order_id'), {
    component: 'orders/order-info',
    title: '订单详情',
    skeleton: 'detail',
    under: 'order',
    gate: '登录后可查看订单',
  }),
  userSet: route('/user-set', texts(), {
    component: 'settings/settings',
    title: '设置',
    skeleton: 'list',
    gate: '',
  }),
  addressList: route('/path-list', texts('back'), {
    component: 'settings/addresses/addresses',
    title: '收货地址',
    skeleton: 'list',
    gate: '',
    keepAlive: 1,
  }),
  address: route('/path', texts('id', 'back'), {
    component: 'settings/addresses/address',
    title: '编辑收货地址',
    titles: [['新增收货地址', { id: [''] }]],
    skeleton: 'form',
    under: 'addressList',
    gate: '',
  }),
  afterSales: route('/services', texts('keywords', 'order_id'), {
    component: 'after-sales/services',
    title: '退换售后',
    skeleton: 'requests',
    box: 0,
    gate: '登录后可查看售后申请',
    keepAlive: 1,
    follows: ['keywords'],
  }),
  afterSalesInfo: route('/services-info', texts('order_id'), {
    component: 'after-sales/service-info',
    title: '售后详情',
    skeleton: 'detail',
    under: 'afterSales',
    gate: '登录后可查看售后申请',
  }),
  articleList: route('/article-list', texts(), {
    component: 'articles/article-list',
    title: '新闻资讯',
    skeleton: 'wide-list',
    keepAlive: 1,
  }),
  article: route('/article', texts('id'), {
    component: 'articles/article',
    title: '新闻资讯',
    skeleton: 'wide-detail',
    keepAlive: 4,
  }),
  definedPage: route('/defined-page', texts('id'), {
    component: 'articles/defined',
    title: '',
    skeleton: 'wide-detail',
    keepAlive: 4,
  }),
  dailySignIn: route('/signin', texts(), {
    component: 'daily-sign-in/daily-sign-in',
    title: '每日签到',
    skeleton: 'detail',
  }),
  productPapers: route('/cpzl', texts('keywords'), {
    component: 'papers/product-papers',
    title: '资料下载',
    skeleton: 'papers',
    box: 0,
  }),
  productPaper: route('/cpzl-show', texts('id'), {
    component: 'papers/product-paper',
    title: '产品资料',
    skeleton: 'wide-detail',
  }),
  invoice: route('/invoice', texts('lx'), {
    component: 'invoices/invoice',
    title: '发票下载',
    skeleton: 'tabbed',
    gate: '登录后可申请和下载发票',
    follows: ['lx'],
  }),
  /** `view` due: what is usually bought again by now. */
  frequentBuys: route('/mybuy', texts('keywords', 'view'), {
    component: 'lists/frequent',
    title: '常购商品',
    skeleton: 'bought',
    box: 42,
    gate: '',
    keepAlive: 1,
    follows: ['keywords', 'view'],
  }),
  favourites: route('/collect', texts('keywords'), {
    component: 'lists/favourites',
    title: '我的收藏',
    skeleton: 'cards',
    box: 42,
    gate: '',
    keepAlive: 1,
    follows: ['keywords'],
  }),
  browsingHistory: route('/history', texts('keywords'), {
    component: 'lists/history',
    title: '浏览足迹',
    skeleton: 'days',
    box: 42,
    gate: '',
    keepAlive: 1,
    follows: ['keywords'],
  }),
  bank: route('/bank', texts(), {
    component: 'pay/bank',
    title: '支付方式',
    skeleton: 'list',
    gate: '登录后可查看支付方式和收款账户',
  }),
  /** `my` is a tab of the member's own coupons. Without it the page lists coupons to claim. */
  coupons: route('/volume', texts('tab', 'my'), {
    component: 'coupons/coupons',
    title: '领券中心',
    titles: [['我的优惠券', { my: ['my', 'used', 'expired'] }]],
    skeleton: 'tabbed',
    gate: '登录后可领取和查看优惠券',
    follows: ['tab', 'my'],
  }),
  coupon: route('/volume-get', texts('id'), {
    component: 'coupons/coupon',
    title: '领取优惠券',
    skeleton: 'detail',
    under: 'coupons',
  }),
  topUp: route('/recharge', texts('hd_id'), {
    component: 'money/top-up',
    title: '充值',
    skeleton: 'form',
    gate: '登录后可充值余额',
    keepAlive: 1,
  }),
  topUpLog: route('/recharge_log', texts('lx'), {
    component: 'money/top-up-log',
    title: '充值记录',
    skeleton: 'tabbed',
    gate: '登录后可查看充值记录',
    keepAlive: 1,
    follows: ['lx'],
  }),
  payTopUp: route('/pay_recharge', texts('type', 'money_v', 'order_id'), {
    component: 'money/pay-top-up',
    title: '充值付款',
    skeleton: 'detail',
    gate: '',
    under: 'topUp',
  }),
  verification: route('/user-yz', texts(), {
    component: 'papers/verification',
    title: '资质认证',
    skeleton: 'form',
    gate: '',
  }),
  businessScope: route('/user-range', texts('id'), {
    component: 'papers/business-scope',
    title: '经营资质',
    skeleton: 'list',
    gate: '',
  }),
  wechatBinding: route('/wechat-yz', texts(), {
    component: 'wechat/wechat-binding',
    title: '绑定微信',
    skeleton: 'detail',
    gate: '',
    under: 'userSet',
  }),
  ledger: route('/detail-log', texts('lx'), {
    component: 'money/ledger',
    title: '收支明细',
    skeleton: 'tabbed',
    gate: '登录后可查看余额和积分明细',
    follows: ['lx'],
  }),
  passwords: route('/re-type', texts('rePwd', 'reMb'), {
    component: 'account/security/passwords',
    title: '密码管理',
    skeleton: 'list',
    gate: '登录后可修改密码和密保',
  }),
  ownerCheck: route('/re-yz', texts('lx', 'user_id'), {
    component: 'account/security/owner-check',
    title: '密保验证',
    skeleton: 'form',
    under: 'passwords',
    gate: '登录后可修改密码和密保',
  }),
  preOrder: route('/qhyg', texts('id'), {
    component: 'lists/pre-order',
    title: '缺货预购',
    skeleton: 'list',
    gate: '登录后可预购缺货商品',
  }),
  /** Not in the documents: contacts and statements on a phone, where most pages have no footer. */
  help: route('/help', texts(), { component: 'help/help', title: '客服与帮助', skeleton: 'wide-list' }),
  /**
   * Not in the documents: ordering from a pasted list, from past orders (`orders`: ids joined by commas) or from
   * frequent goods.
   */
  quickOrder: route('/quick-order', texts('orders', 'frequent'), {
    component: 'quick-order/quick-order',
    title: '',
    skeleton: 'wide-form',
    follows: ['orders', 'frequent'],
  }),
  salesman: route('/salesman', texts(), {
    component: 'settings/salesman',
    title: '找业务员',
    skeleton: 'list',
    gate: '',
  }),
  closeAccount: route('/user-off', texts(), {
    component: 'settings/close-account',
    title: '注销账号',
    skeleton: 'form',
    gate: '',
  }),
  /** The address includes the goods: no call returns a group buy by its id alone. */
  groupBuy: route('/group_buy', texts('id', 'goods_id'), {
    component: 'group-buys-price-cuts/group-buy',
    title: '拼团详情',
    titles: [['我的团购', OWN]],
    skeleton: 'list',
    gate: '几家药店一起拼，价格更低',
    under: 'groupBuy',
  }),
  priceCut: route('/help_buy', texts('id', 'goods_id'), {
    component: 'group-buys-price-cuts/price-cut',
    title: '砍价详情',
    titles: [['我的砍价', OWN]],
    skeleton: 'list',
    gate: '发起砍价，请同行帮忙把价格砍下来',
    under: 'priceCut',
  }),
  result: route('/result', texts('of', 'order_id'), {
    component: 'money/result',
    title: '支付结果',
    titles: [['提交结果', { of: ['after-sales'] }]],
    skeleton: 'wide-detail',
    gate: '',
  }),
} as const;

export type RouteName = keyof typeof routes;
export type QueryOf<N extends RouteName> = ReturnType<(typeof routes)[N]['query']>;

/** For the operator's own paths and paths without a page. */
const written = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const search = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');
  return `${basePath}${path.slice(1)}${search && `?${search}`}`;
};

type Hrefs = { readonly [N in RouteName]: (query?: Partial<QueryOf<N>>) => string };

/** The address of a page with the base path: `href.search({ keywords })`. Empty parts are left out. */
export const href = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, (query = {}) => written(route.path, query)]),
) as Hrefs;

/** The heading of the page at this address. */
export const titleOf = (name: RouteName, query: Readonly<Record<string, string>> = {}): string =>
  titleFor(routes[name], (part) => query[part]);

/** The address of one of the shop's paths as the documents write them: `/recharge?hd_id=3`. */
export const hrefOf = (path: string): string => `${basePath}${path.replace(/^\/+/, '')}`;

/** The path below the base; undefined for an address outside the shop. */
export function pathBelow(pathname: string): string | undefined {
  if (`${pathname}/` === basePath) return '/';
  return pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : undefined;
}

export const routeAt = (path: string): RouteName | undefined =>
  (Object.keys(routes) as RouteName[]).find((name) => routes[name].path === path.replace(/(.)\/$/, '$1'));
