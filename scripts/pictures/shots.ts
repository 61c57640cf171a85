/** What each screenshot shows, and the orders that it needs. */
import type { Page } from '@playwright/test';
import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import { createClient } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { login } from '#shared/contract/login.ts';
import { order } from '#shared/contract/order.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { orderMultiple } from '#shared/rules/goods/pack-size.ts';

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** The login in local storage. */
  readonly who?: object;
  readonly dark?: boolean;
  readonly full?: boolean;
  /** Also at desktop size; with `--all` every screenshot is. */
  readonly desk?: boolean;
  /** Only with `--all`. */
  readonly extra?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}

const everything = searchFor('all', { only_kc: true, sort: 'buy_count' });

async function memberOf(base: string, user_name: string) {
  let token = '';
  const client = createClient({
    base: `${base}/api`,
    fetch,
    token: () => token,
    agencyId: () => '',
    cancelDuplicates: false,
  });
  const body = { user_name, password: 'Yaocang2026', openid: '', log_bs: '', yz_chit: '' };
  const { name, avatar, yz, order_pay, agency_id, cartnum, ...rest } = await client.send(login.login, body);
  token = rest.token;
  return { client, stored: { token, name, avatar: avatar ?? '', yz, order_pay, agency_id, cartNum: cartnum } };
}

/** Fills the cart and makes two orders; returns the rest of the cart and an order. */
async function trade({ client }: Awaited<ReturnType<typeof memberOf>>) {
  const { data } = await client.send(search.search, everything);
  for (const { goods_id } of data.slice(0, 9)) {
    const info = await client.send(goods.info, { goods_id, fast_buy: true, log_bs: '' });
    const multiple = orderMultiple(info.data);
    const num = multiple * Math.ceil(12 / multiple);
    await client.send(buy.addToCart, [
      { type: '0', goods_id, goods_number: num, attr_id: '', spce_id: info.spce_list[0]?.spce_id ?? '' },
    ]);
  }
  const ids = (await client.send(cart.list, {})).data.map(({ cart_id }) => cart_id);
  for (const buy_list of [ids.slice(0, 2).join(','), ids[2] ?? '']) {
    const asked = { buy_list, address_id: '', volume_id: '', use_integral: false };
    const { address_id } = await client.send(buy.confirm, asked);
    await client.send(buy.submit, { ...asked, address_id, remark: '', once: `picture-${buy_list}`, seal: '' });
  }
  const orders = await client.send(order.orderList, { is_start: true, lx: 'all' });
  const cartNum = (await client.send(cart.list, {})).data.reduce((sum, { num }) => sum + num, 0);
  return { buy_list: ids.slice(3).join(','), order_id: orders.data[0]?.order_id ?? '', cartNum };
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click({ timeout: 4000 });
  await page.waitForLoadState('networkidle');
};

/** Prepares the shop and returns the screenshots to take. */
export async function prepare(base: string, all: boolean): Promise<readonly Shot[]> {
  const buyer = await memberOf(base, 'yaodian');
  const { buy_list, order_id, cartNum } = await trade(buyer);
  const who = { ...buyer.stored, cartNum };
  const found = await buyer.client.send(search.search, { ...everything, keywords: '阿莫西林' });
  const goodsPath = `/goods?id=${found.data[0]?.goods_id ?? ''}`;
  const unverified = all ? (await memberOf(base, 'weirenzheng')).stored : undefined;
  const shots: readonly Shot[] = [
    { name: 'home', path: '/index', who, desk: true },
    { name: 'search', path: '/search?keywords=阿莫西林', who, desk: true },
    { name: 'quick-buy', path: `/search?keywords=YC${showcaseIds.everything}`, who, act: press(/加入购物车/) },
    { name: 'goods', path: goodsPath, who },
    { name: 'cart', path: '/cart', who },
    { name: 'checkout', path: `/buy?buy_list=${buy_list}`, who },
    { name: 'payment', path: '/order', who, act: press('付款') },
    { name: 'orders', path: '/order', who },
    { name: 'member', path: '/user-center', who },
    { name: 'login', path: '/user?path=login' },
    { name: 'home-visitor', path: '/index', extra: true },
    { name: 'home-dark', path: '/index', who, dark: true, extra: true },
    { name: 'home-full', path: '/index', who, full: true, extra: true },
    { name: 'intro', path: '/intro?intro=hot', who, extra: true },
    { name: 'order-info', path: `/order-info?order_id=${order_id}`, who, extra: true },
    { name: 'goods-visitor', path: goodsPath, full: true, extra: true },
    { name: 'checkout-full', path: `/buy?buy_list=${buy_list}`, who, full: true, extra: true },
    { name: 'cart-visitor', path: '/cart', extra: true },
    { name: 'cart-dark', path: '/cart', who, dark: true, extra: true },
    { name: 'search-empty', path: '/search?keywords=没有这种药', who, extra: true },
    { name: 'unknown', path: '/nowhere', extra: true },
    { name: 'member-unverified', path: '/user-center', who: unverified ?? {}, extra: true },
  ];
  return shots.filter(({ extra }) => all || !extra);
}
