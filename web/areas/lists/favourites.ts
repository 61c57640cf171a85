/** Removing favourites. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { changeFavourite } from '#shared/flows/favourite.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { deleted } from '#shared/messages/cart.ts';
import { deleteThisFavourite } from '#shared/messages/favourites.ts';
import { goodsKey } from '#web/parts/goods/goods-key.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';
import type { MemberGoods } from './member-goods.ts';

const ports = { client: api, clock: webClock };

/** Asks once, then removes these one by one. A failure keeps the rest and ends it. */
export async function removeFavourites({ list, picking }: MemberGoods, goods: readonly GoodsCard[]): Promise<void> {
  if (goods.length === 0 || !(await confirm({ message: deleteThisFavourite, yes: '删除' }))) return;
  try {
    for (const each of goods) {
      if (!sayEnd(await lastOf(changeFavourite(ports, each, false)))) return;
      const key = goodsKey(each);
      list.edit((before) => before.filter((one) => goodsKey(one) !== key));
      picking.drop(each);
      tellOtherTabs({ of: 'favourites', id: each.goods_id, on: false });
    }
    say(deleted, 'good');
  } catch (error) {
    report(error);
  }
}
