/** The part of the balance that a payment holds: its release, and whether the release is known. */

import type { PayOrder } from './pay-state.ts';
import { sendClear } from './pay-steps.ts';
import type { Dialog, Hold } from './pay-transitions.ts';

/** Releases the held part before another choice. The next step shows the true balance, or that it is unknown. */
export async function releaseHold(
  { ports, subject, context, hold }: Dialog,
  order: PayOrder | undefined,
): Promise<void> {
  const before = hold.lost ? hold.lost.before : order?.moneys;
  const isBack = await sendClear(ports, subject, context.signal);
  hold.lost = isBack ? undefined : { before };
}

/** The order read after the clear call. A lost answer is settled when the whole earlier balance is back. */
export function readAfterHold({ hold }: Dialog, order: PayOrder): PayOrder {
  // With an unknown earlier balance: a held part takes the whole balance, so any balance at all means that it is back.
  const { before = 1 } = hold.lost ?? {};
  if (hold.lost && (order.moneys ?? 0) >= before) hold.lost = undefined;
  return known(hold, order);
}

/** The order with its balance, or without it while that is unknown. */
export const known = ({ lost }: Hold, order: PayOrder): PayOrder => (lost ? { ...order, moneys: undefined } : order);
