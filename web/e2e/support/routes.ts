import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import { collect } from '#shared/contract/collect.ts';
import { goods } from '#shared/contract/goods.ts';
import { volume } from '#shared/contract/volume.ts';
import { href, type QueryOf, type RouteName } from '#web/navigation/routes.ts';
import type { MemberName } from './buyer.ts';
import type { Own } from './own.ts';
import { transferredTopUp, unpaidTopUp } from './top-ups.ts';

/** A page as a buyer opens it. `web/README.md` explains how a new page gets its row. */
export interface Row<N extends RouteName> {
  /** Distinguishes several rows of one route. */
  readonly name?: string;
  /** The visiting member; by default the verified cash customer `yaodian`. */
  readonly as?: MemberName;
  /** The query, and any data it needs; `own` has a cart line and an order. */
  readonly query?: (own: Own) => Partial<QueryOf<N>> | Promise<Partial<QueryOf<N>>>;
  /** Text that a member finds on the loaded page. */
  readonly member: RegExp;
  /** What a visitor finds, if different; `gate` is the login gate in place of the page. */
  readonly visitor?: RegExp | 'gate';
  /** True for a query without meaning for a visitor, who sees the same as another row of the route. */
  readonly membersOnly?: boolean;
  /** True for a page that needs no answer of the server and so has no skeleton. */
  readonly atOnce?: boolean;
  /** True for a page with data that may lack what `member` names, without a button: the buyer opens it again. */
  readonly opensAgain?: boolean;
}

/** Every route with a page has rows; routes.test.ts checks it. */
type Table = { readonly [N in RouteName]?: Row<N> | readonly Row<N>[] };

const table: Table = {
  index: {
    member: /库存 \d/,
    visitor: /认证后可见库存/,
  },
  search: { query: () => ({ keywords: 'all' }), member: /库存 \d/, visitor: /认证后可见库存/ },
  intro: [
    { query: () => ({ intro: 'hot' }), member: /库存 \d/, visitor: /认证后可见库存/ },
    // Points that the server does not tell are "—", without a retry.
    {
      name: 'points',
      query: () => ({ intro: 'integral' }),
      member: /≈ ¥\d[\s\S]*库存 \d/,
      visitor: /认证后可见库存/,
      opensAgain: true,
    },
  ],
  goods: { query: () => ({ id: showcaseIds.plain ?? '' }), member: /起订|合计/, visitor: /请先登录/ },
  cart: {
    query: async (own) => {
      await own.cartId();
      return {};
    },
    member: /去结算/,
    visitor: 'gate',
  },
  buy: { query: async (own) => ({ buy_list: await own.cartId() }), member: /提交订单/, visitor: 'gate' },
  user: [
    { name: 'login', query: () => ({ path: 'login' }), member: /忘记密码/, atOnce: true },
    { name: 'register', query: () => ({ path: 'register_t' }), member: /没有邀请码/ },
    { name: 'forgotten password', query: () => ({ path: 'forget-pwd' }), member: /忘了用户名/, atOnce: true },
    {
      name: 'owner check',
      query: () => ({ path: 're-yz', lx: '2', user_id: '7' }),
      member: /连错多次会锁定/,
    },
  ],
  passwords: { query: () => ({ rePwd: '1', reMb: '1' }), member: /修改密保后/, visitor: 'gate', atOnce: true },
  ownerCheck: { query: () => ({ lx: '3' }), member: /连错多次会锁定/, visitor: 'gate' },
  wechatBinding: { member: /用微信打开后绑定/, visitor: 'gate' },
  userCenter: { member: /账户余额/, visitor: 'gate' },
  order: {
    query: async (own) => {
      await own.orderId();
      return {};
    },
    member: /共 \d+ 种/,
    visitor: 'gate',
  },
  coupons: [
    { member: /张可领|都领好了/, visitor: 'gate' },
    { name: 'own', query: claimAll, member: /立即使用/, visitor: 'gate' },
  ],
  coupon: { query: () => ({ id: '1' }), member: /送你一张优惠券|已放入我的优惠券/, visitor: /登录后领取/ },
  favourites: { query: (own) => own.once('favourite', () => keepOne(own)), member: /库存 \d/, visitor: 'gate' },
  preOrder: { query: () => ({ id: showcaseIds.soldOut ?? '' }), member: /提交预购/, visitor: 'gate' },
  articleList: { member: /人看过/ },
  article: { query: () => ({ id: '5' }), member: /点赞 \d/ },
  definedPage: { query: () => ({ id: '2' }), member: /¥|认证/ },
  productPapers: { member: /\d 份/, visitor: /\d 份/ },
  productPaper: { query: () => ({ id: showcaseIds.plain ?? '' }), member: /看商品/ },
  quickOrder: [
    { member: /查找商品/, visitor: /请先登录/, atOnce: true },
    {
      name: 'an order again',
      query: async (own) => ({ orders: await own.orderId() }),
      member: /加入购物车/,
      membersOnly: true,
    },
  ],
  help: { member: /关注公众号|拨打/ },
  // What nobody has bought is an empty state in place of a table.
  frequentBuys: {
    query: async (own) => {
      await own.orderId();
      return {};
    },
    member: /上次 (\d+ \S+（)?(\d{4}-)?\d\d-\d\d|暂无记录/,
    visitor: 'gate',
  },
  browsingHistory: { query: (own) => own.once('footprint', () => lookAtOne(own)), member: /今天/, visitor: 'gate' },
  dailySignIn: { member: /已连续签到/, visitor: /认证后可见库存/ },
  groupBuy: { member: /暂无记录|进行中|已结束|已完成|已下单/, visitor: 'gate' },
  priceCut: { member: /暂无记录|进行中|已结束|已完成|已下单/, visitor: 'gate' },
  orderInfo: { query: async (own) => ({ order_id: await own.orderId() }), member: /下单时间/, visitor: 'gate' },
  afterSales: {
    query: async (own) => {
      await own.serviceId();
      return {};
    },
    member: /等待商家审核|待审核/,
    visitor: 'gate',
  },
  invoice: {
    query: async (own) => {
      await own.receivedId('to invoice');
      return {};
    },
    member: /申请开票/,
    visitor: 'gate',
  },
  afterSalesInfo: [
    {
      name: 'record',
      query: async (own) => ({ order_id: await own.serviceId() }),
      member: /处理进度/,
      visitor: 'gate',
    },
    {
      name: 'form',
      query: async (own) => ({ order_id: await own.receivedId('to ask for') }),
      member: /提交申请/,
      visitor: 'gate',
    },
  ],
  userSet: { member: /资质认证/, visitor: 'gate' },
  addressList: { member: /设为默认/, visitor: 'gate' },
  address: { query: () => ({ back: href.index() }), member: /设为默认地址/, visitor: 'gate' },
  verification: [
    { member: /有效期/, visitor: 'gate' },
    { name: 'not handed in', as: 'weirenzheng', member: /必填 0\/5/, visitor: 'gate' },
    { name: 'failed', as: 'shibai', member: /认证失败/, visitor: 'gate' },
    { name: 'handed in', as: 'renzhengzhong', member: /审核中/, visitor: 'gate' },
  ],
  businessScope: { as: 'fanweiwai', query: () => ({ id: '3' }), member: /上传资质/, visitor: 'gate' },
  salesman: { member: /业务员\s*\d 人/, visitor: 'gate' },
  closeAccount: { member: /注销意味着/, visitor: 'gate' },
  topUp: { member: /下一步/, visitor: 'gate' },
  topUpLog: {
    query: async (own) => {
      await unpaidTopUp(own);
      return {};
    },
    member: /继续支付/,
    visitor: 'gate',
  },
  payTopUp: { query: async (own) => ({ order_id: await transferredTopUp(own) }), member: /到账金额/, visitor: 'gate' },
  ledger: { member: /结余/, visitor: 'gate' },
  bank: { member: /余额支付/, visitor: 'gate' },
  result: [
    {
      query: async (own) => ({ of: 'top-up', order_id: await unpaidTopUp(own) }),
      member: /还没有付款/,
      visitor: 'gate',
    },
    {
      name: 'after-sales',
      query: async (own) => ({ of: 'after-sales', order_id: await own.serviceId() }),
      member: /售后单号/,
      visitor: 'gate',
    },
  ],
};

/** One visit: a row with its name and address. */
export interface Road {
  readonly route: RouteName;
  readonly name: string;
  readonly as: MemberName;
  readonly address: (own: Own | null) => Promise<string>;
  readonly member: RegExp;
  readonly visitor: RegExp;
  readonly isGate: boolean;
  /** A visitor finds what a member finds. */
  readonly isSame: boolean;
  readonly atOnce: boolean;
  readonly membersOnly: boolean;
  readonly opensAgain: boolean;
  /** The first row of its route. */
  readonly isFirst: boolean;
}

/** Claims coupons. */
async function claimAll(own: Own): Promise<Partial<QueryOf<'coupons'>>> {
  // Another journey may have used what there was. Refused, there is none left to claim.
  await own.self.client.send(volume.getVolume, { volume_id: 'all' }).catch(() => undefined);
  return { my: 'my' };
}

/** Adds a favourite. */
async function keepOne({ self }: Own): Promise<Record<never, never>> {
  await self.client.send(collect.collect, { goods_id: showcaseIds.plain ?? '', lx: '1' });
  return {};
}

/** Visits a goods page, for the history. */
async function lookAtOne({ self }: Own): Promise<Record<never, never>> {
  await self.client.send(goods.info, { goods_id: showcaseIds.plain ?? '', log_bs: '' });
  return {};
}

const GATE = /登录后才能使用！/;

function roadOf<N extends RouteName>(route: N, row: Row<N>, isFirst: boolean): Road {
  const {
    name,
    as = 'yaodian',
    query,
    member,
    visitor = member,
    atOnce = false,
    membersOnly = false,
    opensAgain = false,
  } = row;
  const isGate = visitor === 'gate';
  return {
    route,
    name: name ? `${route} ${name}` : route,
    as,
    // A gate looks alike for every query, so a visitor needs no member's data.
    address: async (own) => {
      const asked = query && (own ?? !isGate) ? await query(own as Own) : {};
      return (href[route] as (query: Partial<QueryOf<N>>) => string)(asked);
    },
    member,
    visitor: isGate ? GATE : (visitor as RegExp),
    isGate,
    isSame: visitor === member,
    atOnce,
    membersOnly,
    opensAgain,
    isFirst,
  };
}

/** All rows, in table order. */
export const roads: readonly Road[] = (Object.keys(table) as RouteName[]).flatMap((route) =>
  [table[route] ?? []].flat().map((row, at) => roadOf(route, row as Row<RouteName>, at === 0)),
);
