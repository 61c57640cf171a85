import { useSnapshot } from 'valtio';
import { type GoodsInfo, type Offer, offerOf } from '#shared/rules/offer.ts';
import { useSecond } from '#web/parts/time/use-second.ts';
import { serverNow } from '#web/state/clock.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import type { BuyingStore } from './buying-store.ts';

/** The offer of the choice, updated every second during a promotion; undefined before it has loaded. */
export function useOffer(store: BuyingStore): (Offer & { info: GoodsInfo }) | undefined {
  const choice = useSnapshot(store.state);
  const info = usePart(store.goods).data;
  const counting = info !== null && offerOf({ ...choice, info }, serverNow()).turns !== null;
  const now = useSecond(counting);
  return info ? { ...offerOf({ ...choice, info }, counting ? now : serverNow()), info } : undefined;
}
