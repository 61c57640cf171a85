/** Adds and removes favourites (document 2 §7). */
import { collect } from '#shared/contract/collect.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** A product, with its name to search for it among the favourites. */
export interface FavouriteGoods {
  readonly goods_id: string;
  readonly goods_name: string;
}

/** Adds a favourite, or removes it with `on` false. A lost answer is settled by the list of favourites. */
export const changeFavourite = (ports: ActPorts, goods: FavouriteGoods, on: boolean): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(collect.collect, { goods_id: goods.goods_id, lx: on ? '1' : '0' }, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(collect.collectList, { keywords: goods.goods_name }, { signal });
      return { happened: data.some(({ goods_id }) => goods_id === goods.goods_id) === on };
    },
  });
