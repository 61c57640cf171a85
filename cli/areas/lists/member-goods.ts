/** Favourites, frequently bought goods, browsing history. */
import { listed } from '#cli/parts/first-items.ts';
import { withMemberFlags } from '#cli/parts/flags.ts';
import { goodsInfo } from '#cli/parts/goods.ts';
import { type Confirm, ifOffered, runOnce } from '#cli/parts/run-once.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { MemberShop, PublicShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { collect } from '#shared/contract/collect.ts';
import { cpzl } from '#shared/contract/cpzl.ts';
import { history } from '#shared/contract/history.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import type { Codec } from '#shared/contract/wire.ts';
import { changeFavourite as changeFlow } from '#shared/flows/favourite.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { deleted } from '#shared/messages/cart.ts';
import { noFavourites, noRecords } from '#shared/messages/empty.ts';
import { deleteThisFavourite, favoured } from '#shared/messages/favourites.ts';

const lists = {
  favourites: { call: collect.collectList, none: noFavourites },
  frequent: { call: mybuy.list, none: noRecords },
  history: { call: history.list, none: noRecords },
} as const;

export type MemberGoodsList = keyof typeof lists;

/** `asked` is the time of the request in ms; `none` replaces an empty list. */
export async function listMemberGoods(shop: MemberShop, which: MemberGoodsList, keywords = '', limit?: number) {
  const { call, none } = lists[which];
  const found = await listed('goods', shop, call, { keywords }, limit);
  const answer = call.answer as Codec<{ readonly data: typeof found.goods }>;
  const { data: goods } = await withMemberFlags(shop, answer, { data: found.goods });
  return { asked: shop.serverNow(), ...found, goods, none: none.text };
}

export async function removeFavourite(shop: MemberShop, goods_id: string, confirm: Confirm) {
  shop.guard.check(collect.collect);
  await refuseUnkept(shop, goods_id);
  await confirm(deleteThisFavourite);
  return changeFavourite(shop, goods_id, false);
}

export async function changeFavourite(shop: MemberShop, goods_id: string, on: boolean) {
  const goods_name = await nameOf(shop, goods_id, on);
  await runOnce(changeFlow(shop, { goods_id, goods_name }, on), 'favourite list');
  return { message: (on ? favoured : deleted).text, goods_id, goods_name };
}

const MOST = 100;

/** What is no favourite is an error of whoever typed it: the shop would call it deleted. */
async function refuseUnkept(shop: MemberShop, goods_id: string): Promise<void> {
  const kept = await readOptional(() => listed('goods', shop, collect.collectList, { keywords: '' }, MOST));
  if (!kept || kept.more || kept.goods.some((each) => each.goods_id === goods_id)) return;
  const words = [`收藏里没有商品 ${goods_id}`, `${goods_id} is no favourite`] as const;
  throw new Fault('server', words, { next: seeing('favourite list') });
}

/** A name or code to search for. Discontinued goods have neither, and can still be removed. */
async function nameOf(shop: MemberShop, goods_id: string, isNeeded: boolean): Promise<string> {
  const read = async () => (await goodsInfo(shop, goods_id)).data;
  const found = isNeeded ? await read() : await ifOffered(read);
  return found?.goods_name || found?.goods_sn || '';
}

export const searchPapers = (shop: PublicShop, words: readonly string[], limit?: number) =>
  listed('goods', shop, cpzl.list, { keywords: words.join(' ') }, limit);

/** `url` is absolute. */
export async function showPapers(shop: PublicShop, goods_id: string) {
  const { goods, data } = await shop.client.send(cpzl.info, { goods_id });
  return { goods, papers: data.map((each) => ({ ...each, url: new URL(each.file, shop.profile.base).href })) };
}
