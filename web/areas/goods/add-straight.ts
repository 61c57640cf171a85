import type { GoodsCard } from '#shared/contract/entities.ts';
import { nothingToChoose } from '#shared/rules/nothing-to-choose.ts';
import { offerOf } from '#shared/rules/offer.ts';
import { session } from '#web/state/session/session.ts';
import type { BuyingStore } from './buying-store.ts';

/** The dialog opens when the goods have not answered after this many ms: whoever waits sees what for. */
export const STRAIGHT_WAIT = 800;

/**
 * Adds one order multiple of a card's goods where nothing about them has to be chosen. Answers how much was added; 0 when
 * the dialog has to ask, and then nothing was.
 */
export async function addStraight(store: BuyingStore, card: GoodsCard): Promise<number> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), STRAIGHT_WAIT));
  const first = await Promise.race([store.goods.load(), late]);
  const info = store.goods.state.data;
  if (first === 'late' || !info) return 0;
  const now = Date.now();
  const offer = offerOf({ ...store.state, info }, now);
  return nothingToChoose({ card, info, offer, memberIsYb: session.is_yb }, now) ? store.add() : 0;
}
