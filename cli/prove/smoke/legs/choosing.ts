/** The leg to goods that can be bought: found by words, looked at, their price explained. */
import { plainly } from '#cli/text/words.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { quantityCap } from '#shared/rules/quantity-cap.ts';
import { unitPrice } from '#shared/rules/unit-price.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { IN_STOCK, PRICED } from '../rules.ts';
import type { Walk } from '../walk.ts';
import type { Settings } from './entering.ts';

/** The `lx` of goods that are in no promotion of their own (document 2 §3). */
const NORMAL = '0';

const SAME_AS_LISTED: Rule = ['与搜索列表中的价格一致', 'the price that the search lists', '2 §4'];

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
  const free = await find(walk, searchFor(walk.values.words ?? 'all', { ...CHEAPEST, order: 'ASC' }));
  // Walks side by side do not all buy the same goods.
  const mine = free[walk.lane] ?? free[0];
  return look(walk, mine, settings, 0);
}

/** Chooses goods, open to discounts, of which so many may be ordered that they cost at least so many fen. */
export async function chooseGoodsWorth(walk: Walk, settings: Settings, least: number): Promise<Chosen> {
  const found = await find(walk, searchFor(walk.values.words ?? 'all', { ...CHEAPEST, order: 'DESC' }));
  const free = found.filter(({ no_discount }) => !no_discount);
  for (const card of free.slice(0, -1)) {
    if ((await askFor(walk, card, settings, least)).enough) return look(walk, card, settings, least);
  }
  return look(walk, free.at(-1), settings, least);
}

const CHEAPEST = { only_kc: true, sort: 'shop_price' } as const;

/** True where a card shows a price that is only for verified buyers; the retail price may be for everybody. */
export const showsPrice = ({ shop_price, promote_price, goods_number, cash_price, tb_price }: GoodsCard): boolean =>
  [shop_price, promote_price, goods_number, cash_price, tb_price].some((value) => value !== undefined);

async function find(walk: Walk, args: SearchArgs): Promise<readonly GoodsCard[]> {
  const taken = (await walk.client.send(cart.list, {})).data.map(({ goods_id }) => goods_id);
  return walk.step({ name: ['搜索商品', 'search'], call: search.search.path }, async ({ holds }) => {
    const { data } = await walk.client.send(search.search, args);
    const dry = data.find(({ goods_number }) => !goods_number);
    holds('data.goods_number', dry === undefined, say.aboveZero, say.butFor(dry), IN_STOCK);
    const plain = data.filter(({ lx, shop_price }) => lx === NORMAL && shop_price !== undefined);
    const free = plain.filter(({ goods_id }) => !taken.includes(goods_id));
    holds('data', free.length > 0, ['有价格的普通商品', 'plain goods with a price'], say.nothing, PRICED);
    return free;
  });
}

/** What can be ordered of a goods: the smallest order, or so many that they cost at least so many fen. */
async function askFor(walk: Walk, { goods_id }: GoodsCard, { log_bs }: Settings, least: number) {
  const answer = await walk.client.send(goods.info, { goods_id, log_bs });
  const { data: product, buyladder: tiers } = answer;
  const multiple = orderMultiple(product);
  const cap = quantityCap(product.goods_number ?? 0, product.restricted);
  const priceOf = (quantity: number) => unitPrice({ product, tiers, quantity }, walk.clock.now()).price;
  const cheapest = Math.min(...[priceOf(multiple), ...tiers.map((tier) => tier.price)].flatMap((each) => each ?? []));
  const quantity = multiple * Math.max(1, Math.ceil(least / (cheapest * multiple)));
  return { answer, cap, quantity, price: priceOf(quantity), enough: cap >= quantity };
}

async function look(walk: Walk, card: GoodsCard | undefined, settings: Settings, least: number): Promise<Chosen> {
  return walk.step({ name: ['商品详情与价格', 'goods'], call: goods.info.path }, async ({ equal, holds, present }) => {
    const wanted = present('data', card, ['一种商品', 'a goods'], ['有商品可买', 'there is one to buy']);
    const { answer, cap, quantity, price } = await askFor(walk, wanted, settings, least);
    // No document names the id in this answer.
    const { goods_id = wanted.goods_id } = answer.data;
    equal('data.goods_id', goods_id, wanted.goods_id, ['应为所查的商品', 'the goods that were asked for']);
    equal('yz_range', answer.yz_range, true, ['在经营范围内', 'inside the business scope', '2 §6']);
    const rule: Rule = ['库存与限购允许购买', 'stock and limit allow the order', '2 §5'];
    holds('data.goods_number', cap >= quantity, say.atLeast(quantity), cap, rule);
    const seen = present('data.shop_price', price, say.aPrice, PRICED);
    // A larger quantity may have a price of its own, which no list shows.
    const listed = [wanted.shop_price, wanted.cash_price, wanted.promote_price].filter((each) => each !== undefined);
    if (least === 0) holds('data.shop_price', listed.includes(seen), plainly(listed.join(' / ')), seen, SAME_AS_LISTED);
    return { goods_id: wanted.goods_id, quantity, price: seen };
  });
}
