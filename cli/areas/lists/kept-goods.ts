/** Goods that the member keeps: favourites, frequent buys, footprints. */
import type { Confirm } from '#cli/parts/cart.ts';
import { firstItems } from '#cli/parts/first-items.ts';
import { goodsInfo } from '#cli/parts/goods.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { collect } from '#shared/contract/collect.ts';
import { cpzl, type Paper, type PaperedGoods } from '#shared/contract/cpzl.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { history } from '#shared/contract/history.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { RefusedError } from '#shared/errors.ts';
import { changeFavourite } from '#shared/flows/favourite.ts';
import { deleted } from '#shared/messages/cart.ts';
import { noFavourites, noRecords } from '#shared/messages/empty.ts';
import { deleteThisFavourite, favoured } from '#shared/messages/favourites.ts';

export interface KeptWanted {
  readonly keywords: string | undefined;
  /** Goods at most; default 20. */
  readonly limit: number | undefined;
}

/** Kept goods; `add_time` of each is when it was kept, bought or looked at. */
export interface KeptFound {
  /** When the shop was asked, ms since 1970. */
  readonly asked: number;
  readonly goods: readonly GoodsCard[];
  readonly more: boolean;
  /** What stands in place of an empty list. */
  readonly none: string;
}

const lists = {
  favourites: { call: collect.collectList, none: noFavourites },
  frequent: { call: mybuy.list, none: noRecords },
  history: { call: history.list, none: noRecords },
} as const;

export type KeptList = keyof typeof lists;

/** A list of kept goods, by words. */
export async function listKept(shop: Shop, which: KeptList, { keywords, limit = 20 }: KeptWanted): Promise<KeptFound> {
  loginOf(shop);
  const { call, none } = lists[which];
  const { items, more } = await firstItems(shop, call, { keywords: keywords ?? '' }, limit);
  return { asked: shop.clock.now(), goods: items, more, none: none.text };
}

/** What a favourite has become. */
export interface FavouriteChanged {
  readonly message: string;
  readonly goods_id: string;
  readonly goods_name: string;
}

/** Keeps goods as a favourite. */
export function addFavourite(shop: Shop, goods_id: string): Promise<FavouriteChanged> {
  return changed(shop, goods_id, true);
}

/** Lets a favourite go, after a person confirmed it. */
export async function removeFavourite(shop: Shop, goods_id: string, confirm: Confirm): Promise<FavouriteChanged> {
  loginOf(shop);
  await confirm(deleteThisFavourite);
  return changed(shop, goods_id, false);
}

async function changed(shop: Shop, goods_id: string, on: boolean): Promise<FavouriteChanged> {
  loginOf(shop);
  const goods_name = await nameOf(shop, goods_id, on);
  await runOnce(changeFavourite(shop, { goods_id, goods_name }, on), 'favourite list');
  return { message: (on ? favoured : deleted).text, goods_id, goods_name };
}

/** The word that finds the goods: their name, else their code. Goods that are sold no more have none, and can still be let go. */
async function nameOf(shop: Shop, goods_id: string, isNeeded: boolean): Promise<string> {
  try {
    const { goods_name, goods_sn } = (await goodsInfo(shop, goods_id)).data;
    return goods_name || goods_sn;
  } catch (error) {
    if (isNeeded || !(error instanceof RefusedError)) throw error;
    return '';
  }
}

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
