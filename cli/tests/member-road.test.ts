/** The member's own commands against the whole stand-in, read strictly: a field that is not as declared fails. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showCentre } from '#cli/areas/account/service.ts';
import { keepAddress, listAddresses, removeAddress } from '#cli/areas/addresses/service.ts';
import { likeArticle, listArticles, sendFeedback, showArticle } from '#cli/areas/articles/service.ts';
import { listCollection, searchGoods } from '#cli/areas/goods/service.ts';
import {
  changeFavourite,
  listMemberGoods,
  removeFavourite,
  searchPapers,
  showPapers,
} from '#cli/areas/lists/member-goods.ts';
import { listPreOrders, placePreOrder, showPreOrder } from '#cli/areas/lists/pre-orders.ts';
import { explainGoods } from '#cli/parts/goods.ts';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { memberOf } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { type MemberShop, openShop } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { intro } from '#shared/contract/intro.ts';
import { createManualClock } from '#shared/flows/testing/manual-clock.ts';

let standIn: TestShop;
let shop: MemberShop;
beforeAll(async () => {
  standIn = await openTestShop();
  const token = await standIn.enter('yaodian');
  const profile = { ...localProfile, base: `${LOOPBACK}/api` };
  const guard = createGuard(profile, { allow: 'write', typedName: async () => undefined });
  const opened = await openShop(
    profile,
    { ...member, token },
    {
      fetch: standIn.fetch,
      guard,
      clock: { ...createManualClock(), now: () => standIn.shop.now() },
      signal: new AbortController().signal,
      random: () => 0,
      learn: () => undefined,
    },
  );
  shop = memberOf(opened);
});
afterAll(() => standIn.close());

const sure = async () => undefined;
const unset = { brand: undefined, sort: undefined, order: undefined, limit: 5 } as const;
const off = { discount: false, insured: false, udi: false } as const;

async function someGoods(): Promise<string> {
  const wanted = { ...unset, ...off, words: ['all'], cat: undefined, wall: undefined, stock: true, choices: true };
  return (await searchGoods(shop, wanted)).goods[0]?.goods_id ?? '';
}

test('favourites, footprints and frequent buys', async () => {
  const id = await someGoods();
  await changeFavourite(shop, id, true);
  expect((await listMemberGoods(shop, 'favourites', '', 3)).goods[0]?.goods_id).toBe(id);
  expect((await listMemberGoods(shop, 'history', '', 3)).goods[0]?.goods_id).toBe(id);
  await removeFavourite(shop, id, sure);
  expect((await listMemberGoods(shop, 'favourites', '', 3)).goods.map(({ goods_id }) => goods_id)).not.toContain(id);
  expect((await listMemberGoods(shop, 'frequent', '', 3)).goods).toEqual([]);
});

test('addresses', async () => {
  const where = { province: '浙江省', city: '宁波市', district: undefined, street: '示例路 1 号' };
  const written = { id: undefined, consignee: '钱药师', phone: '13800000000', ...where, makeDefault: true };
  const { address_id } = await keepAddress(shop, written);
  expect((await listAddresses(shop)).addresses[0]).toMatchObject({ address_id, mr: true });
  const { addresses } = await removeAddress(shop, address_id, sure);
  expect(addresses.filter(({ mr }) => mr)).toHaveLength(1);
});

test('pre-orders', async () => {
  const id = await someGoods();
  const { specifications, multiple } = await showPreOrder(shop, id);
  const wanted = { num: 2, unit: undefined, spec: specifications[0]?.spce_id, urgent: true };
  await placePreOrder(shop, id, wanted);
  expect((await listPreOrders(shop)).pre_orders[0]).toMatchObject({ goods_id: id, num: 2 * multiple, status: 0 });
});

test('feedback, articles and papers', async () => {
  await sendFeedback(shop, { words: ['很好'], kind: undefined, image: undefined });
  const [first] = (await listArticles(shop, 3)).articles;
  const { dz_count = 0 } = await showArticle(shop, first?.article_id ?? '');
  await likeArticle(shop, first?.article_id ?? '');
  expect((await showArticle(shop, first?.article_id ?? '')).dz_count).toBe(dz_count + 1);
  const [papered] = (await searchPapers(shop, [])).goods;
  const { papers } = await showPapers(shop, papered?.goods_id ?? '');
  expect((await standIn.fetch(papers[0]?.url ?? '')).status).toBe(200);
});

test('the member centre', async () => {
  expect(await showCentre(shop)).toMatchObject({ name: '仁心大药房', have_pay: true, moneys: expect.any(Number) });
});

test.each(Object.keys(intro))('the collection %s', async (name) => {
  const { goods } = await listCollection(shop, { ...unset, ...off, name, all: true, kind: undefined });
  expect(goods.length).toBeGreaterThan(0);
});

test('prices compared: exactly one counts, and it is the price', async () => {
  const { goods } = await listCollection(shop, { ...unset, ...off, name: 'promotion', all: true, kind: undefined });
  for (const { goods_id } of goods) {
    const { steps, price } = await explainGoods(shop, goods_id, { num: undefined, spec: undefined, batch: undefined });
    expect(steps.filter(({ counts }) => counts).map((step) => step.price)).toEqual([price]);
  }
});
