/** Against a server that leaves every field in: flags that are off and prices that this login may not see hold in the terminal. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showCentre } from '#cli/areas/account/service.ts';
import { showCheckout } from '#cli/areas/checkout/service.ts';
import { showSignIn } from '#cli/areas/daily-sign-in/service.ts';
import { searchGoods } from '#cli/areas/goods/service.ts';
import { listMemberGoods } from '#cli/areas/lists/member-goods.ts';
import { showPreOrder } from '#cli/areas/lists/pre-orders.ts';
import { explainGoods } from '#cli/parts/goods.ts';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { memberOf } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { openShop, type Shop } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { pricesIn } from '#fixtures/backend/testing/black-box/find-prices.ts';
import { everything, openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { privilegeNames } from '#fixtures/world/rows/settings.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { collect } from '#shared/contract/collect.ts';
import { common } from '#shared/contract/common.ts';
import { home } from '#shared/contract/home.ts';
import { intro } from '#shared/contract/intro.ts';
import { search } from '#shared/contract/search.ts';
import { createManualClock } from '#shared/flows/testing/manual-clock.ts';

let standIn: TestShop;
const off = Object.fromEntries(privilegeNames.map((name) => [name, name === 'signin' || name === 'qhyg']));
beforeAll(async () => {
  standIn = await openTestShop();
  await standIn.operate('settings', { settings: { generous: true, nodl_market: false }, privileges: off });
});
afterAll(() => standIn.close());

async function open(user: string): Promise<Shop> {
  const profile = { ...localProfile, base: `${LOOPBACK}/api` };
  const yz = user === 'yaodian' ? 1 : 0;
  const login = user === '' ? undefined : { ...member, yz: yz as 0 | 1, token: await standIn.enter(user) };
  return openShop(profile, login, {
    fetch: standIn.fetch,
    guard: createGuard(profile, { allow: 'write', typedName: async () => undefined }),
    clock: { ...createManualClock(), now: () => standIn.shop.now() },
    signal: new AbortController().signal,
    random: () => 0,
    learn: () => undefined,
  });
}

const wanted = { words: ['all'], stock: false, discount: false, insured: false, udi: false, choices: false, limit: 20 };
const unset = { brand: undefined, sort: undefined, order: undefined, cat: undefined, wall: undefined };

/** Fields that a card may have only while a privilege is on. */
const SWITCHED = ['integral', 'integral_price', 'red_price', 'volume_price', 'pledge_id', 'is_udi', 'is_taobao'];
const leftIn = (cards: readonly object[]): string[] =>
  SWITCHED.filter((name) => cards.some((card) => (card as Record<string, unknown>)[name]));

test('the server really leaves them in', async () => {
  const token = await standIn.enter('yaodian');
  const cards = [];
  for (const name of ['hot', 'integral', 'redpaper', 'taobao'] as const)
    cards.push(...(await standIn.ask(intro[name], { is_start: true }, token)).data);
  for (const sort of ['buy_count', 'shop_price'] as const)
    cards.push(...(await standIn.ask(search.search, { ...everything, sort }, token)).data);
  expect(leftIn(cards)).toEqual(SWITCHED);
  expect(pricesIn(await standIn.raw(home.hot, {}), '').length).toBeGreaterThan(10);
});

test('a verified member: no points, red packets, coupons’ prices, packs, tiers, limits and batches', async () => {
  const shop = memberOf(await open('yaodian'));
  const { goods } = await searchGoods(shop, { ...wanted, ...unset });
  expect(leftIn(goods)).toEqual([]);
  expect(goods.some(({ shop_price }) => shop_price !== undefined)).toBe(true);
  for (const { goods_id } of goods.slice(0, 10)) {
    const { tiers, batches, coupons, shop_activities, goods_activities, multiple, points } = await explainGoods(
      shop,
      goods_id,
      {
        num: undefined,
        spec: undefined,
        batch: undefined,
      },
    );
    expect([tiers, batches, coupons, shop_activities, goods_activities, multiple, points]).toEqual([
      [],
      [],
      [],
      [],
      [],
      1,
      0,
    ]);
  }
  const favourites = await listMemberGoods(shop, 'favourites');
  expect(leftIn(favourites.goods)).toEqual([]);
  expect((await showSignIn(shop)).integral).toBeUndefined();
  expect(await showCentre(shop)).toMatchObject({ delivery_list: [], integral_worth: undefined });
  const [{ goods_id = '' } = {}] = goods;
  const asked = await showPreOrder(shop, goods_id);
  expect(asked.units.filter(({ isOpen }) => isOpen).map(({ unit }) => unit)).toEqual([1]);
  expect(asked.specifications).toEqual([]);
});

test('the checkout offers neither points nor coupons', async () => {
  const shop = memberOf(await open('yaodian'));
  const { data } = await shop.client.send(home.hot, {});
  const one = data.find(({ goods_number = 0, is_promote }) => goods_number > 50 && !is_promote);
  const item = { type: '0', goods_id: one?.goods_id ?? '', goods_number: 1, attr_id: '0', spce_id: '0' } as const;
  await shop.client.send(buy.addToCart, [item]);
  const lines = (await shop.client.send(cart.list, {})).data.map(({ cart_id }) => cart_id);
  const shown = await showCheckout(shop, { lines, address: undefined, coupon: undefined, points: false });
  expect([shown.integral, shown.integral_use, shown.volume_list]).toEqual([undefined, undefined, []]);
  expect(shown.money.money_paid).toBeGreaterThan(0);
});

test.each(['', 'weirenzheng'])('who may not see prices (%j) gets none by any list, product or cart', async (user) => {
  const shop = await open(user);
  const { goods } = await searchGoods(shop, { ...wanted, ...unset });
  const answers: unknown[] = [
    goods,
    await explainGoods(shop, goods[0]?.goods_id ?? '', { num: undefined, spec: undefined, batch: undefined }),
    await shop.client.send(home.promotion, {}),
    await shop.client.send(intro.promotion, { is_start: true }),
    await shop.client.send(common.randBest, { num: 30, lx: '', keywords: '' }),
    ...(user === ''
      ? []
      : [await shop.client.send(collect.collectList, { keywords: '' }), await shop.client.send(cart.list, {})]),
  ];
  expect(
    answers.flatMap((answer) => pricesIn(answer, '')).filter((path) => !/market_price|limit|cap/.test(path)),
  ).toEqual([]);
});
