/** The collections of /intro, with their own defaults: in stock only, hot by sales, the others newest first. */

import { firstItems } from '#cli/parts/first-items.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Collection, intro } from '#shared/contract/intro.ts';
import { introAsk, introDefaults } from '#shared/rules/goods-filter.ts';
import type { directions, Found, sorts } from './search.ts';

export interface CollectionWanted {
  readonly name: string;
  readonly brand: string | undefined;
  /** Goods that are sold out too. */
  readonly all: boolean;
  readonly discount: boolean;
  readonly insured: boolean;
  readonly udi: boolean;
  readonly sort: (typeof sorts)[number] | undefined;
  readonly order: (typeof directions)[number] | undefined;
  /** Only among goods for points: to choose, or gifts only. */
  readonly kind: 'goods' | 'gifts' | undefined;
  readonly limit: number | undefined;
}

const KINDS = { goods: '1', gifts: '2' } as const;

/** Goods of a collection; a usage fault names the collections when there is none of that name. */
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
  return { keywords: name, asked: shop.clock.now(), goods: items, more };
}

function collectionOf(name: string): Collection {
  const known = Object.keys(intro) as Collection[];
  const found = known.find((each) => each === name);
  if (found) return found;
  throw new Fault('usage', [`没有专区 ${name}`, `there is no collection ${name}`], {
    next: [`可选：${known.join('、')}`, `choose from: ${known.join(', ')}`],
  });
}
