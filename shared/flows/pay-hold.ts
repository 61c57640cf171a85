/** The part of the balance that a payment holds: given back, and what is known of that. */

import type { PayOrder } from './pay-state.ts';
import { clearHeld } from './pay-steps.ts';
import type { Dialog, Hold } from './pay-transitions.ts';

/** Gives the held part back before anything else is chosen: the next step shows the true balance, or that it is not known. */
export async function letGo({ ports, subject, context, hold }: Dialog, order: PayOrder | undefined): Promise<void> {
  const before = hold.lost ? hold.lost.before : order?.moneys;
  const isBack = await clearHeld(ports, subject, context.signal);
  hold.lost = isBack ? undefined : { before };
}

/** The order as it was read after the clear call: settles a lost answer when all that was there is there again. */
export function readAfterHold({ hold }: Dialog, order: PayOrder): PayOrder {
  // Where nobody knows how much there was: a part takes the whole balance, so that anything left is it.
  const { before = 1 } = hold.lost ?? {};
  if (hold.lost && (order.moneys ?? 0) >= before) hold.lost = undefined;
  return known(hold, order);
}

/** The order with its balance, as far as that is known. */
export const known = ({ lost }: Hold, order: PayOrder): PayOrder => (lost ? { ...order, moneys: undefined } : order);
