/** The action of a tap on 收藏. */

import { changeFavourite, type FavouriteGoods } from '#shared/flows/favourite.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { favoured, unfavoured } from '#shared/messages/favourites.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';

/** Adds or removes the favourite with a message; true when the server has done it. */
export async function keepFavourite(goods: FavouriteGoods, on: boolean): Promise<boolean> {
  const end = await lastOf(changeFavourite({ client: api, clock: webClock }, goods, on));
  if (!sayEnd(end, on ? favoured : unfavoured)) return false;
  flagForReload('favourites');
  tellOtherTabs({ of: 'favourites', id: goods.goods_id, on });
  return true;
}
