/** The part of the balance that a payment holds: its release, and whether the release is known. */

import type { PayOrder } from './pay-state.ts';
import { sendClear } from './pay-steps.ts';
import type { Dialog, Hold } from './pay-transitions.ts';

/**
 * Ends the open payment; true when the server answered. After an ok of WeChat's sheet nothing is cleared: the money may
 * be on its way.
 */
export async function clearPayment({ ports, subject, context, sheet }: Dialog): Promise<boolean> {
  if (sheet.saidPaid || ports.saidPaid?.()) return false;
  sheet.prepay = undefined;
  return await sendClear(ports, subject, context.signal);
}

/** Releases the held part before another choice. The next step shows the true balance, or that it is unknown. */
export async function releaseHold(dialog: Dialog, order: PayOrder | undefined): Promise<void> {
  const { hold } = dialog;
  const before = hold.lost ? hold.lost.before : order?.moneys;
  const isBack = await clearPayment(dialog);
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
