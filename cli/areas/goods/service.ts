import { firstItems } from '#cli/parts/first-items.ts';
import { withMemberFlags } from '#cli/parts/flags.ts';
import type { MemberShop, PublicShop, Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { namedOf } from '#cli/text/named.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import type { Brand, GoodsCard } from '#shared/contract/entities.ts';
import { goodsCard } from '#shared/contract/entities.ts';
import { type Collection, intro } from '#shared/contract/intro.ts';
import { search } from '#shared/contract/search.ts';
import { list } from '#shared/contract/wire.ts';
import { enterContent } from '#shared/messages/search.ts';
import { introAsk, introDefaults } from '#shared/rules/goods/goods-filter.ts';
import { searchedCodes } from '#shared/rules/goods/scanned-code.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { cardOtherPrices } from '#shared/rules/prices/other-prices.ts';
import type { CollectionWanted, SearchWanted } from './options.ts';

/** `others`: the prices beside the price, as the shop's card says them. */
export type FoundGoods = GoodsCard & { readonly others: readonly string[] };

export interface Found {
  readonly keywords: string;
  /** ms since 1970. */
  readonly asked: number;
  readonly goods: readonly FoundGoods[];
  readonly more: boolean;
  /** Only with `--brands`. */
  readonly brands?: readonly Pick<Brand, 'brand_id' | 'brand_name'>[];
  readonly cats?: readonly { readonly cat_id: string; readonly cat_name: string }[];
}

export async function searchGoods(shop: Shop, wanted: SearchWanted): Promise<Found> {
  const keywords = wanted.words.join(' ').trim();
  if (keywords === '') throw new Fault('usage', [enterContent.text, 'say what to look for']);
  const args = {
    is_start: true,
    keywords,
    brand: wanted.brand ?? '',
    cat_id: wanted.cat ?? '',
    only_kc: wanted.stock,
    is_discount: wanted.discount,
    is_yb: wanted.insured,
    is_udi: wanted.udi,
    sort: wanted.sort ?? ('add_time' as const),
    order: wanted.order ?? ('DESC' as const),
    ppg: wanted.wall ?? '',
  };
  const { items, more, first } = await firstFound(shop, args, wanted.limit ?? 20);
  const found = { keywords, asked: shop.serverNow(), goods: await withOthers(shop, items), more };
  if (!wanted.choices) return found;
  const brands = (first?.brand_list ?? []).map(({ brand_id, brand_name }) => ({ brand_id, brand_name }));
  return { ...found, brands, cats: first?.cat_list ?? [] };
}

/** A code that finds nothing is searched for in its other spelling. */
async function firstFound(shop: PublicShop, args: ArgsOf<typeof search.search>, limit: number) {
  const [code, ...others] = searchedCodes(args.keywords);
  let found = await firstItems(shop, search.search, { ...args, keywords: code }, limit);
  for (const other of others)
    if (found.items.length === 0) found = await firstItems(shop, search.search, { ...args, keywords: other }, limit);
  return found;
}

const KINDS = { goods: '1', gifts: '2' } as const;

export async function listCollection(shop: Shop, wanted: CollectionWanted): Promise<Found> {
  const name = collectionOf(wanted.name);
  const usual = introDefaults(name);
  const filter = {
    ...usual,
    only_kc: !wanted.all,
    is_discount: wanted.discount,
    is_yb: wanted.insured,
    is_udi: wanted.udi,
    sort: wanted.sort ?? usual.sort,
    order: wanted.order ?? usual.order,
    brand: wanted.brand?.split(',').filter(Boolean) ?? [],
  };
  const ask = introAsk(name, filter, wanted.kind ? KINDS[wanted.kind] : '');
  const { items, more } = await firstItems(shop, intro[name], ask, wanted.limit ?? 20);
  return { keywords: name, asked: shop.serverNow(), goods: await withOthers(shop, items), more };
}

function collectionOf(name: string): Collection {
  const lacking = [`没有专区 ${name}`, `there is no collection ${name}`] as const;
  return namedOf(Object.keys(intro) as Collection[], (each) => each === name, lacking, String);
}

/** Flags that are off hide prices, too: a visitor sees none but the retail price. */
async function withOthers(shop: Shop, cards: readonly GoodsCard[]): Promise<FoundGoods[]> {
  const { settings, session } = shop;
  const shown = session.login ? await withMemberFlags(shop as MemberShop, list(goodsCard), [...cards]) : cards;
  return shown.map((card) => {
    const sees = session.login !== undefined && cardPrice(card).price !== undefined;
    const order_pay = session.login?.order_pay ?? false;
    return { ...card, others: cardOtherPrices(card, { sees, settings, order_pay }) };
  });
}
