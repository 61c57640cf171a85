/** A member's lists of goods: favourites, frequent buys, browsing history. */
import type { collect } from '#shared/contract/collect.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { browsingHistoryLoader, favouritesLoader, frequentBuysLoader } from './member-goods-loader.ts';
import { createPicking } from './picking.ts';

export type MemberGoodsName = 'favourites' | 'frequentBuys' | 'browsingHistory';

type GoodsCall = typeof collect.collectList;

const calls: Readonly<Record<MemberGoodsName, GoodsCall>> = {
  favourites: favouritesLoader.reads.list.call,
  frequentBuys: frequentBuysLoader.reads.list.call as unknown as GoodsCall,
  browsingHistory: browsingHistoryLoader.reads.list.call as unknown as GoodsCall,
};

/** Creates the list of goods with these words. */
export function createMemberGoods(name: MemberGoodsName, keywords: string) {
  const list = createEndless({ call: calls[name], args: () => ({ keywords }), key: goodsKey });
  const picking = createPicking();
  return {
    name,
    list,
    picking,
    /** Another tab added or removed this favourite. */
    changedElsewhere(goods_id: string, on: boolean | undefined): void {
      if (name !== 'favourites' || !list.state.data) return;
      if (on) return void list.reload();
      for (const goods of list.state.data) if (goods.goods_id === goods_id) picking.drop(goods);
      list.edit((all) => all.filter((goods) => goods.goods_id !== goods_id));
    },
  };
}

export type MemberGoods = ReturnType<typeof createMemberGoods>;
