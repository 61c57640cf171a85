import type { GoodsCard } from '#shared/contract/entities.ts';
import { nothingToChoose } from '#shared/rules/goods/nothing-to-choose.ts';
import { offerOf } from '#shared/rules/goods/offer.ts';
import { session } from '#web/state/session/session.ts';
import type { BuyingStore } from './buying-store.ts';

/** ms without an answer before the dialog opens, so that the buyer sees what is loading. */
export const STRAIGHT_WAIT = 800;

/**
 * Adds one order multiple of a card's goods if nothing must be chosen. Returns the added quantity; 0 when the dialog
 * must ask, and then nothing was added.
 */
export async function addStraight(store: BuyingStore, card: GoodsCard): Promise<number> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), STRAIGHT_WAIT));
  const first = await Promise.race([store.goods.load(), late]);
  const info = store.goods.state.data;
  if (first === 'late' || !info) return 0;
  const offer = offerOf({ ...store.state, info });
  return nothingToChoose({ card, info, offer, memberIsYb: session.is_yb }) ? store.add() : 0;
}
