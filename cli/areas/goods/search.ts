/** Searching goods: the first page and as many further ones as are wanted. */

import { firstItems } from '#cli/parts/first-items.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Brand, GoodsCard } from '#shared/contract/entities.ts';
import { search } from '#shared/contract/search.ts';
import { enterContent } from '#shared/messages/search.ts';

export const sorts = ['add_time', 'buy_count', 'shop_price', 'goods_number'] as const;
export const directions = ['ASC', 'DESC'] as const;

export interface Wanted {
  readonly words: readonly string[];
  readonly brand: string | undefined;
  readonly cat: string | undefined;
  /** A brand of the wall of brands: its id or a part of its name. */
  readonly wall: string | undefined;
  readonly stock: boolean;
  readonly discount: boolean;
  readonly insured: boolean;
  readonly udi: boolean;
  readonly sort: (typeof sorts)[number] | undefined;
  readonly order: (typeof directions)[number] | undefined;
  /** Tell what the list can be narrowed by, too. */
  readonly choices: boolean;
  /** Goods at most; default 20. */
  readonly limit: number | undefined;
}

export interface Found {
  readonly keywords: string;
  /** When the shop was asked, ms since 1970. */
  readonly asked: number;
  readonly goods: readonly GoodsCard[];
  /** There are more than were asked for. */
  readonly more: boolean;
  /** What the list can be narrowed by; there only when it was asked for. */
  readonly brands?: readonly Pick<Brand, 'brand_id' | 'brand_name'>[];
  readonly cats?: readonly { readonly cat_id: string; readonly cat_name: string }[];
}

/** Finds goods. */
export async function searchGoods(shop: Shop, wanted: Wanted): Promise<Found> {
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
  const { items, more, first } = await firstItems(shop, search.search, args, wanted.limit ?? 20);
  const found = { keywords, asked: shop.clock.now(), goods: items, more };
  if (!wanted.choices) return found;
  const brands = (first?.brand_list ?? []).map(({ brand_id, brand_name }) => ({ brand_id, brand_name }));
  return { ...found, brands, cats: first?.cat_list ?? [] };
}
