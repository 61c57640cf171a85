import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { showcaseIds } from '#fixtures/world/catalogue/showcase.ts';
import { buy } from '#shared/contract/buy.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { fitQuantity } from '#shared/rules/cart/quantity-cap.ts';
import { type GoodsInfo, offerOf } from './offer.ts';

/**
 * The client's price rule and the server's are written apart, on purpose. Here they meet: what the buying form says of a
 * quantity must be what the cart then says.
 */
const QUANTITIES = [1, 60, 400];
const NAMES = Object.keys(showcaseIds);
const EVERY_NTH = 9;
/** Of the others `npm test` tries a few, `npm run proof` many. */
const thorough = process.env.THOROUGH === '1';
const OTHERS = thorough ? 24 : 2;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The quantities of one round: about so many of each goods, of a near-expiry batch or of the normal stock. */
interface Round {
  readonly wanted: number;
  readonly isBatch: boolean;
}
const ROUNDS: readonly Round[] = QUANTITIES.flatMap((wanted) => [
  { wanted, isBatch: false },
  { wanted, isBatch: true },
]);

/** What the form offers of a goods in a round: what goes into the cart and what it is said to cost; undefined where none can be bought. */
function offered(info: GoodsInfo, goods_id: string, { wanted, isBatch }: Round) {
  const [batch] = info.taobao_list;
  if (isBatch && !batch) return undefined;
  const attr_id = isBatch && batch ? batch.tb_id : '';
  const spce_id = info.spce_list.find(({ goods_number = 0 }) => goods_number > 0)?.spce_id ?? '';
  const choose = (quantity: number) => offerOf({ info, spce_id, tb_id: attr_id, unit: 1, quantity });
  const { cap, multiple } = choose(wanted);
  const { quantity: goods_number } = fitQuantity(wanted, cap, multiple);
  const { addable, price } = choose(goods_number);
  if (goods_number === 0 || !addable) return undefined;
  return { item: { type: '0', goods_id, goods_number, attr_id, spce_id }, said: [goods_id, goods_number, price.price] };
}

/** What the cart says of goods that were put into it together; it is empty again afterwards. */
async function booked(token: string, items: ArgsOf<typeof buy.addToCart>) {
  expect((await shop.ask(buy.addToCart, items, token)).success).toBe(1);
  const { data, allCheckedList } = await shop.ask(cart.list, {}, token);
  await shop.ask(cart.delNum, { id_list: allCheckedList.join(',') }, token);
  return items.map(({ goods_id }) => {
    const line = data.find((each) => each.goods_id === goods_id);
    return [line?.goods_id, line?.num, line?.goods_price];
  });
}

/** Each member's rounds; of `npm test` every second one, so that both members together have them all. */
const roundsOf = (member: number): readonly Round[] =>
  ROUNDS.filter((_, at) => thorough || (at + Math.floor(at / 2)) % 2 === member);

describe.each([
  ['yaodian', 0],
  ['feixianjie', 1],
] as const)('%s', (name, member) => {
  test('has the price that the cart then charges, also for batches and tiers', async () => {
    const token = await shop.enter(name);
    const others = Array.from({ length: OTHERS }, (_, at) => String(100_120 + at * EVERY_NTH));
    const infos = new Map<string, GoodsInfo>();
    for (const goods_id of new Set([...NAMES.map((each) => showcaseIds[each] ?? ''), ...others])) {
      const info = await shop.ask(goods.info, { goods_id, log_bs: '', fast_buy: true }, token).catch(() => undefined);
      if (info) infos.set(goods_id, info);
    }
    let compared = 0;
    for (const round of roundsOf(member)) {
      const offers = [...infos].flatMap(([goods_id, info]) => offered(info, goods_id, round) ?? []);
      compared += offers.length;
      const cartSays = await booked(
        token,
        offers.map(({ item }) => item),
      );
      expect(offers.map(({ said }) => said)).toEqual(cartSays);
    }
    expect(compared).toBeGreaterThan(OTHERS * 4);
  });
});
