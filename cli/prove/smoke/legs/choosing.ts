/** Legs that find goods to buy, and check their price. */

import type { Page } from '#cli/parts/first-items.ts';
import { price as yuan } from '#cli/text/money.ts';
import { plainly, type Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { searchFor } from '#shared/contract/search.ts';
import { canAdd, type NotAddable } from '#shared/rules/cart/can-add.ts';
import { quantityCap } from '#shared/rules/cart/quantity-cap.ts';
import { orderMultiple } from '#shared/rules/goods/pack-size.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { unitPrice } from '#shared/rules/prices/unit-price.ts';
import { IN_STOCK, ONE_PRICE, PRICED, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Walk } from '../walk.ts';
import type { Settings } from './entering.ts';
import { createLooked } from './looked.ts';

const { cart, goods, search } = calls;

/** Goods with the quantity to order and the price of one piece in fen. */
export interface Chosen {
  readonly goods_id: string;
  readonly quantity: number;
  readonly price: number;
}

export type Found = Awaited<ReturnType<typeof look>>;

/** `lx` of normal goods (document 2 §3). */
const NORMAL = '0';
/** `goods_type` of a bundle (document 1 §3). */
const BUNDLE = '4';
const MOST_LOOKED_AT = 60;

/** The card shows a price for verified buyers only. Everybody may see the retail price, and 0 is no price. */
export const showsPrice = ({ shop_price, promote_price, goods_number, cash_price, tb_price }: GoodsCard): boolean =>
  [shop_price, promote_price, goods_number, cash_price, tb_price].some((value) => (value ?? 0) > 0);

/** Chooses the cheapest goods that can be bought; none that are in a promotion or in the cart already. */
export async function chooseGoods(walk: Walk, settings: Settings): Promise<Chosen> {
  const cards = await plainGoods(walk, 'ASC');
  // Parallel walks begin with different goods.
  const inTurn = [...cards.slice(walk.lane), ...cards.slice(0, walk.lane)];
  return walk.step(['商品详情与价格', 'goods'], goods.info, async ({ holds, present }) => {
    const { found, told } = await firstThat(walk, settings, [ENOUGH], inTurn);
    const some: Rule = ['有商品可买', 'there is one to buy'];
    holds('data', found !== undefined, ['可买的商品', 'goods that can be bought'], told, some);
    const { goods_id, multiple } = found as Found;
    const price = present('data.shop_price', priceOf(found as Found, multiple), say.aPrice, PRICED);
    const { shop_price, cash_price, promote_price } = cards.find((card) => card.goods_id === goods_id) as GoodsCard;
    const listed = [shop_price, cash_price, promote_price].filter((each) => each !== undefined);
    holds('data.shop_price', listed.includes(price), plainly(listed.map(yuan).join(' / ')), price, ONE_PRICE);
    return { goods_id, quantity: multiple, price };
  });
}

/** Chooses discountable goods of which an order can cost at least `least` fen; skips the rest if there are none. */
export async function chooseGoodsWorth(walk: Walk, settings: Settings, least: number): Promise<Chosen> {
  const cards = (await plainGoods(walk, 'DESC')).filter(({ no_discount }) => !no_discount);
  const what: Words = ['可订到所需金额的商品', 'goods that an order of this amount can be made of'];
  const worth: Need = [
    ['库存或限购不够这个金额', 'less in stock, or less allowed, than that takes'],
    (each) => quantityWorth(each, least) <= each.cap,
  ];
  const found = await findGoods(walk, settings, what, [worth], cards);
  const quantity = quantityWorth(found, least);
  return { goods_id: found.goods_id, quantity, price: priceOf(found, quantity) ?? Number.NaN };
}

/** The smallest quantity that costs at least `least` fen; infinite if the price is unknown. */
function quantityWorth(found: Found, least: number): number {
  const all = [priceOf(found, found.multiple), ...(found.info.buyladder ?? []).map(({ price }) => price)];
  const cheapest = Math.min(...all.flatMap((each) => each ?? []));
  return found.multiple * Math.max(1, Math.ceil(least / (cheapest * found.multiple)));
}

const priceOf = ({ product, info }: Found, quantity: number): number | undefined =>
  unitPrice({ product, tiers: info.buyladder ?? [], quantity }).price;

async function plainGoods(walk: Walk, order: 'ASC' | 'DESC'): Promise<readonly GoodsCard[]> {
  const args = searchFor(walk.values.words ?? 'all', { only_kc: true, sort: 'shop_price', order });
  return walk.step(['搜索商品', 'search'], search.search, async ({ holds }) => {
    const { data } = await walk.client.send(search.search, args);
    const dry = data.find(({ goods_number }) => !goods_number);
    const why = dry?.goods_number === undefined ? say.without(dry) : say.butFor(dry);
    holds('data.goods_number', dry === undefined, say.aboveZero, why, IN_STOCK);
    const looked = createLooked();
    const plain = data.filter((card) => {
      const lack = card.lx !== NORMAL ? NOT_PLAIN : card.shop_price === undefined ? NOT_ADDABLE.noPrice : undefined;
      looked.add(card.goods_id, lack);
      return lack === undefined;
    });
    holds('data', plain.length > 0, ['有价格的普通商品', 'plain goods with a price'], looked.told(), PRICED);
    return plain;
  });
}

/** A condition on goods, and how goods are described that do not meet it. */
export type Need = readonly [lack: Words, isMet: (found: Found) => boolean];

export const ENOUGH: Need = [
  ['库存或限购不足', 'too few in stock, or allowed'],
  ({ cap, multiple }) => cap >= multiple,
];

/** Goods that can be added to the cart and paid with money alone. */
const FOR_THE_CART: readonly Need[] = [
  [['要选规格', 'need a specification'], ({ info }) => info.spce_list.length === 0],
  [['是套餐', 'are bundles'], ({ product }) => product.goods_type !== BUNDLE],
  [['不在经营范围', 'outside the business scope'], ({ info }) => info.yz_range],
  [['要积分', 'cost points'], ({ product }) => pointsPerPiece(product, product.shop_price) === 0],
];

const NOT_PLAIN: Words = ['不是普通商品 lx', 'not plain by lx'];
const IN_CART: Words = ['已在购物车', 'in the cart already'];

/** Why goods cannot be added, with the field that decides. */
const NOT_ADDABLE: Readonly<Record<NotAddable, Words>> = {
  noPrice: ['没有价格 shop_price', 'without a price in shop_price'],
  noQuantity: ['起订数量为 0', 'whose smallest quantity is 0'],
  notForSale: ['不单独销售 goods_type', 'not sold alone by goods_type'],
  noSpecification: ['要选规格', 'that need a specification'],
  unknownStock: ['没有库存 goods_number', 'without a stock in goods_number'],
  unknownMultiple: ['起订倍数不明 medium、box', 'with an unknown pack in medium or box'],
  unknownLimit: ['限购不明 restricted', 'with an unknown limit in restricted'],
  unknownTier: ['阶梯价不明 buyladder', 'with unknown tiers in buyladder'],
};

/** What the goods lack; undefined if they meet all needs. */
function lackOf(found: Found, needs: readonly Need[]): Words | undefined {
  const unmet = (all: readonly Need[]) => all.find(([, isMet]) => !isMet(found))?.[0];
  const { shop_price: price, goods_type, goods_number: stock } = found.product;
  const added = canAdd({ price, quantity: found.multiple, goods_type, stock });
  return unmet(FOR_THE_CART) ?? (added.ok ? unmet(needs) : NOT_ADDABLE[added.because]);
}

/**
 * The first goods that meet all needs, among `cards` or else all goods by stock, the largest first. If there are none, the rest
 * of the walk is skipped, and the reason says how many were read and what they lacked.
 */
export async function findGoods(
  walk: Walk,
  settings: Settings,
  what: Words,
  needs: readonly Need[],
  cards: Cards = everything(walk),
): Promise<Found> {
  const { found, told } = await walk.step([`找到${what[0]}`, `find ${what[1]}`], goods.info, () =>
    firstThat(walk, settings, needs, cards),
  );
  return found ?? walk.notHere([`没有找到${what[0]}：${told[0]}`, `there are no ${what[1]} here: ${told[1]}`]);
}

type Cards = AsyncIterable<GoodsCard> | readonly GoodsCard[];

const AT_ONCE = 6;

/** The first goods that meet all needs, and a summary of what was read. */
async function firstThat(walk: Walk, settings: Settings, needs: readonly Need[], cards: Cards) {
  const taken = await idsInCart(walk);
  const looked = createLooked();
  for await (const some of inGroups(cards, AT_ONCE)) {
    const others = some.filter(({ goods_id }) => !taken.has(goods_id));
    for (const { goods_id } of some) if (taken.has(goods_id)) looked.add(goods_id, IN_CART);
    for (const each of await Promise.all(others.map(({ goods_id }) => look(walk, goods_id, settings)))) {
      const lack = lackOf(each, needs);
      looked.add(each.goods_id, lack);
      if (lack === undefined) return { found: each, told: looked.told() };
    }
    if (looked.count() >= MOST_LOOKED_AT) break;
  }
  return { found: undefined, told: looked.told() };
}

/** The first item alone, which mostly is enough; then groups of `most`. */
async function* inGroups<T>(all: AsyncIterable<T> | Iterable<T>, most: number): AsyncGenerator<readonly T[]> {
  let group: T[] = [];
  let size = 1;
  for await (const each of all) {
    group.push(each);
    if (group.length < size) continue;
    yield group;
    [group, size] = [[], most];
  }
  if (group.length > 0) yield group;
}

/** The goods page, the order multiple, and the largest quantity. */
async function look({ client }: Walk, goods_id: string, { log_bs }: Settings) {
  const info = await client.send(goods.info, { goods_id, log_bs });
  const { data: product } = info;
  const cap = quantityCap(product.goods_number ?? 0, product.restricted);
  return { goods_id, product, info, multiple: orderMultiple(product), cap };
}

async function* everything({ client, values }: Walk): AsyncGenerator<GoodsCard> {
  const args = searchFor(values.words ?? 'all', { only_kc: true, sort: 'goods_number', order: 'DESC' });
  let page: Page<GoodsCard> | undefined = await client.send(search.search, args);
  for (; page; page = await client.next(search.search, page.page_next)) yield* page.data;
}

const idsInCart = async ({ client }: Walk): Promise<ReadonlySet<string>> =>
  new Set((await client.send(cart.list, {})).data.map(({ goods_id }) => goods_id));
