/** Product papers: licences, and test reports by batch. */

import { firstItems } from '#cli/parts/first-items.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { cpzl, type Paper, type PaperedGoods } from '#shared/contract/cpzl.ts';

/** Goods that have papers. */
export interface PapersFound {
  readonly goods: readonly PaperedGoods[];
  readonly more: boolean;
}

/** Finds them by words. */
export async function searchPapers(shop: Shop, words: readonly string[], limit = 20): Promise<PapersFound> {
  const { items, more } = await firstItems(shop, cpzl.list, { keywords: words.join(' ') }, limit);
  return { goods: items, more };
}

/** The papers of a goods; `url` is the whole address of each file. */
export interface PapersShown {
  readonly goods: PaperedGoods;
  readonly papers: readonly (Paper & { readonly url: string })[];
}

/** The papers of a goods. */
export async function showPapers(shop: Shop, goods_id: string): Promise<PapersShown> {
  const { goods, data } = await shop.client.send(cpzl.info, { goods_id });
  return { goods, papers: data.map((each) => ({ ...each, url: new URL(each.file, shop.profile.base).href })) };
}
