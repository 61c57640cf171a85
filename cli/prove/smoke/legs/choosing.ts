/** The leg to goods that can be bought: found by words or by what they are, looked at, their price explained. */
import type { Page } from '#cli/parts/first-items.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import { calls } from '#shared/contract/calls.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { quantityCap } from '#shared/rules/quantity-cap.ts';
import { unitPrice } from '#shared/rules/unit-price.ts';
import { IN_STOCK, ONE_PRICE, PRICED, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Walk } from '../walk.ts';
import type { Settings } from './entering.ts';

const { cart, goods, search } = calls;

/** Goods with the smallest order and its price in fen. */
export interface Chosen {
  readonly goods_id: string;
  readonly quantity: number;
  readonly price: number;
}

export type Found = Awaited<ReturnType<typeof look>>;

/** The `lx` of goods that are in no promotion of their own (document 2 §3). */
const NORMAL = '0';
/** The type of goods that are no bundle. */
const PLAIN = '1';
const MOST_LOOKED_AT = 60;

type SearchArgs = ArgsOf<typeof search.search>;

/** A search as the page sends it first; `more` replaces what it asks. */
export const searchFor = (keywords: string, more: Partial<SearchArgs> = {}): SearchArgs => ({
  ...{ is_start: true, keywords, brand: '', cat_id: '', ppg: '' },
  ...{ only_kc: false, is_discount: false, is_yb: false, is_udi: false },
  ...{ sort: 'add_time', order: 'DESC' },
  ...more,
});

/** True where a card shows a price that is only for verified buyers; the retail price may be for everybody, and 0 is none. */
export const showsPrice = ({ shop_price, promote_price, goods_number, cash_price, tb_price }: GoodsCard): boolean =>
  [shop_price, promote_price, goods_number, cash_price, tb_price].some((value) => (value ?? 0) > 0);

/** Chooses the cheapest goods that are in no promotion and not in the cart, so that nobody's cart is touched. */
export async function chooseGoods(walk: Walk, settings: Settings): Promise<Chosen> {
  const free = await plainGoods(walk, 'ASC');
  // Walks side by side do not all buy the same goods.
  const wanted = free[walk.lane] ?? free[0];
  return walk.step(['商品详情与价格', 'goods'], goods.info, async ({ equal, holds, present }) => {
    const some: Rule = ['有商品可买', 'there is one to buy'];
    const { goods_id, ...card } = present('data', wanted, ['一种商品', 'a goods'], some);
    const found = await look(walk, goods_id, settings);
    equal('yz_range', found.info.yz_range, true, ['在经营范围内', 'inside the business scope', '2 §6']);
    const rule: Rule = ['库存与限购允许购买', 'stock and limit allow the order', '2 §5'];
    holds('data.goods_number', found.cap >= found.multiple, say.atLeast(found.multiple), found.cap, rule);
    const price = present('data.shop_price', priceOf(walk, found, found.multiple), say.aPrice, PRICED);
    const listed = [card.shop_price, card.cash_price, card.promote_price].filter((each) => each !== undefined);
    holds('data.shop_price', listed.includes(price), plainly(listed.join(' / ')), price, ONE_PRICE);
    return { goods_id, quantity: found.multiple, price };
  });
}

/** Chooses goods, open to discounts, of which so many may be ordered that they cost at least so many fen; skips the rest where there are none. */
export async function chooseGoodsWorth(walk: Walk, settings: Settings, least: number): Promise<Chosen> {
  const free = (await plainGoods(walk, 'DESC')).filter(({ no_discount }) => !no_discount);
  const lacking: Words = ['可订到所需金额的商品', 'goods that an order of this amount can be made of'];
  const found = await findGoods(walk, settings, lacking, (each) => quantityWorth(walk, each, least) <= each.cap, free);
  const quantity = quantityWorth(walk, found, least);
  return { goods_id: found.goods_id, quantity, price: priceOf(walk, found, quantity) ?? Number.NaN };
}

/** The smallest order that costs at least so many fen; more than can be had where nobody knows its price. */
function quantityWorth(walk: Walk, found: Found, least: number): number {
  const all = [priceOf(walk, found, found.multiple), ...found.info.buyladder.map(({ price }) => price)];
  const cheapest = Math.min(...all.flatMap((each) => each ?? []));
  return found.multiple * Math.max(1, Math.ceil(least / (cheapest * found.multiple)));
}

const priceOf = ({ clock }: Walk, { product, info }: Found, quantity: number): number | undefined =>
  unitPrice({ product, tiers: info.buyladder, quantity }, clock.now()).price;

async function plainGoods(walk: Walk, order: 'ASC' | 'DESC'): Promise<readonly GoodsCard[]> {
  const taken = await idsInCart(walk);
  const args = searchFor(walk.values.words ?? 'all', { only_kc: true, sort: 'shop_price', order });
  return walk.step(['搜索商品', 'search'], search.search, async ({ holds }) => {
    const { data } = await walk.client.send(search.search, args);
    const dry = data.find(({ goods_number }) => !goods_number);
    holds('data.goods_number', dry === undefined, say.aboveZero, say.butFor(dry), IN_STOCK);
    const plain = data.filter(({ lx, shop_price }) => lx === NORMAL && shop_price !== undefined);
    const free = plain.filter(({ goods_id }) => !taken.has(goods_id));
    holds('data', free.length > 0, ['有价格的普通商品', 'plain goods with a price'], say.nothing, PRICED);
    return free;
  });
}

/**
 * The first goods that `fits` takes, of `cards` or else of all in stock, the cheapest first; goods with specifications, and
 * those that the cart holds already, are passed over. Skips the rest of the walk where there is none.
 */
export async function findGoods(
  walk: Walk,
  settings: Settings,
  what: Words,
  fits: (found: Found) => boolean,
  cards: AsyncIterable<GoodsCard> | readonly GoodsCard[] = everything(walk),
): Promise<Found> {
  const taken = await idsInCart(walk);
  const found = await walk.step([`找到${what[0]}`, `find ${what[1]}`], goods.info, async () => {
    let looked = 0;
    for await (const { goods_id } of cards) {
      if (taken.has(goods_id)) continue;
      looked += 1;
      if (looked > MOST_LOOKED_AT) break;
      const here = await look(walk, goods_id, settings);
      if (here.info.spce_list.length === 0 && here.product.goods_type === PLAIN && fits(here)) return here;
    }
    return undefined;
  });
  return found ?? walk.notHere([`此环境没有${what[0]}`, `there are no ${what[1]} here`]);
}

/** Goods as the shop tells of them, what an order is a multiple of, and the most that may be ordered. */
async function look({ client }: Walk, goods_id: string, { log_bs }: Settings) {
  const info = await client.send(goods.info, { goods_id, log_bs });
  const { data: product } = info;
  const cap = quantityCap(product.goods_number ?? 0, product.restricted);
  return { goods_id, product, info, multiple: orderMultiple(product), cap };
}

async function* everything({ client, values }: Walk): AsyncGenerator<GoodsCard> {
  const args = searchFor(values.words ?? 'all', { only_kc: true, sort: 'shop_price', order: 'ASC' });
  let page: Page<GoodsCard> | undefined = await client.send(search.search, args);
  for (; page; page = await client.next(search.search, page.page_next)) yield* page.data;
}

const idsInCart = async ({ client }: Walk): Promise<ReadonlySet<string>> =>
  new Set((await client.send(cart.list, {})).data.map(({ goods_id }) => goods_id));
