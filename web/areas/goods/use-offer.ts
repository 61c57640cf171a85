import { useSnapshot } from 'valtio';
import { type GoodsInfo, type Offer, offerOf } from '#shared/rules/goods/offer.ts';
import { useTurn } from '#web/parts/time/use-turn.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import type { BuyingStore } from './buying-store.ts';

/** The offer of the choice, asked again when its promotion starts or ends; undefined before it has loaded. */
export function useOffer(store: BuyingStore): (Offer & { info: GoodsInfo }) | undefined {
  const choice = useSnapshot(store.state);
  const info = usePart(store.goods).data;
  const offer = info ? { ...offerOf({ ...choice, info }), info } : undefined;
  useTurn(offer?.turns ?? null, store.turned);
  return offer;
}
