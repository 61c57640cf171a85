/** The leg to goods that can be bought: found by words, looked at, their price explained. */
import type { ArgsOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { quantityCap } from '#shared/rules/quantity-cap.ts';
import { unitPrice } from '#shared/rules/unit-price.ts';
import type { Walk } from '../walk.ts';
import type { Settings } from './entering.ts';

/** The `lx` of goods that are in no promotion of their own (document 2 §3). */
const NORMAL = '0';

/** Goods with the smallest order and its price in fen. */
export interface Chosen {
  readonly goods_id: string;
  readonly quantity: number;
  readonly price: number;
}

/** A search as the page sends it first; `more` replaces what it asks. */
export const searchFor = (keywords: string, more: Partial<SearchArgs> = {}): SearchArgs => ({
  is_start: true,
  keywords,
  brand: '',
  cat_id: '',
  only_kc: false,
  is_discount: false,
  is_yb: false,
  is_udi: false,
  sort: 'add_time',
  order: 'DESC',
  ppg: '',
  ...more,
});
type SearchArgs = ArgsOf<typeof search.search>;

/** Chooses the cheapest goods that are in no promotion and not in the cart, so that nobody's cart is touched. */
export async function chooseGoods(walk: Walk, settings: Settings): Promise<Chosen> {
  const { data: inCart } = await walk.client.send(cart.list, {});
  const taken = inCart.map(({ goods_id }) => goods_id);
  const card = await find(walk, walk.values.words ?? 'all', taken);
  return look(walk, card, settings);
}

async function find(walk: Walk, words: string, taken: readonly string[]): Promise<GoodsCard> {
  return walk.step({ name: 'search', call: search.search.path }, async ({ holds, present }) => {
    const args = searchFor(words, { only_kc: true, sort: 'shop_price', order: 'ASC' });
    const { data } = await walk.client.send(search.search, args);
    const dry = data.find(({ goods_number }) => !goods_number);
    const rule = 'only goods in stock, and a verified buyer sees the stock (1 §2, §4)';
    holds('data.goods_number', dry === undefined, 'above 0', dry?.goods_id, rule);
    const plain = data.filter(({ lx, shop_price }) => lx === NORMAL && shop_price !== undefined);
    const free = plain.filter(({ goods_id }) => !taken.includes(goods_id));
    // Walks side by side do not all buy the same goods.
    const mine = free[walk.lane] ?? free[0];
    return present('data', mine, 'plain goods with a price', 'goods with a price for a verified buyer (1 §4)');
  });
}

async function look(walk: Walk, { goods_id }: GoodsCard, { log_bs }: Settings): Promise<Chosen> {
  return walk.step({ name: 'goods', call: goods.info.path }, async ({ equal, holds, present }) => {
    const { data, yz_range, buyladder } = await walk.client.send(goods.info, { goods_id, log_bs });
    equal('data.goods_id', data.goods_id, goods_id, 'the goods that were asked for');
    equal('yz_range', yz_range, true, 'inside the business scope (2 §6)');
    const quantity = orderMultiple(data);
    const cap = quantityCap(data.goods_number ?? 0, data.restricted);
    const rule = 'stock and limit allow the smallest order (2 §5)';
    holds('data.goods_number', cap >= quantity, `${quantity} or more`, cap, rule);
    const { price } = unitPrice({ product: data, tiers: buyladder, quantity }, walk.clock.now());
    return {
      goods_id,
      quantity,
      price: present('data.shop_price', price, 'a price', 'a price for a verified buyer (2 §5)'),
    };
  });
}
