import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { fitQuantity } from '#shared/rules/quantity-cap.ts';
import { type GoodsInfo, offerOf } from './offer.ts';

/**
 * The client's price rule and the server's are written apart, on purpose. Here they meet: what the buying form says of a
 * quantity must be what the cart then says.
 */
const QUANTITIES = [1, 60, 400];
const NAMES = Object.keys(showcaseIds);
const EVERY_NTH = 9;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What the form offers of about so many, and what the cart says of it; undefined where none can be bought. */
async function compare(token: string, goods_id: string, info: GoodsInfo, tb_id: string, wanted: number) {
  const spce_id = info.spce_list.find(({ goods_number = 0 }) => goods_number > 0)?.spce_id ?? '';
  const choose = (quantity: number) => offerOf({ info, spce_id, tb_id, unit: 1, quantity }, shop.shop.now());
  const { cap, multiple } = choose(wanted);
  const { quantity } = fitQuantity(wanted, cap, multiple);
  const offer = choose(quantity);
  if (quantity === 0 || !offer.addable) return undefined;
  const item = { type: '0', goods_id, goods_number: quantity, attr_id: tb_id, spce_id };
  expect((await shop.ask(buy.addToCart, [item], token)).success).toBe(1);
  const { data, allCheckedList } = await shop.ask(cart.list, {}, token);
  const line = data.find((each) => each.goods_id === goods_id);
  await shop.ask(cart.delNum, { id_list: allCheckedList.join(',') }, token);
  return { offered: [goods_id, quantity, offer.price.price], booked: [line?.goods_id, line?.num, line?.goods_price] };
}

describe.each(['yaodian', 'feixianjie'])('%s', (name) => {
  test('is offered what the cart then asks, for the showcase and others, batches and tiers', async () => {
    const token = await shop.enter(name);
    const others = Array.from({ length: 24 }, (_, at) => String(100_120 + at * EVERY_NTH));
    const offered: unknown[] = [];
    const booked: unknown[] = [];
    for (const goods_id of [...NAMES.map((each) => showcaseIds[each] ?? ''), ...others]) {
      const info = await shop.ask(goods.info, { goods_id, log_bs: '', fast_buy: true }, token).catch(() => undefined);
      if (!info) continue;
      for (const tb_id of ['', ...info.taobao_list.slice(0, 1).map((batch) => batch.tb_id)]) {
        for (const wanted of QUANTITIES) {
          const both = await compare(token, goods_id, info, tb_id, wanted);
          if (!both) continue;
          offered.push(both.offered);
          booked.push(both.booked);
        }
      }
    }
    expect(offered).toEqual(booked);
    expect(offered.length).toBeGreaterThan(100);
  });
});
