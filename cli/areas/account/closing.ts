/** Closing the account that is logged in. */

import { sendOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { closingAsked, closingWithdrawn, enterClosingReason } from '#shared/messages/closing.ts';

/** Whether the account is being closed, until when that can be withdrawn, and what stands in the way. */
export type Closing = AnswerOf<typeof userOff.offInfo>;

/** How far a closing is. */
export async function closingState(shop: Shop): Promise<Closing> {
  loginOf(shop);
  const { envelope: _, ...info } = await shop.client.send(userOff.offInfo, {});
  return info;
}

/** Asks for the account to be closed, once the person confirmed. */
export async function closeAccount(
  shop: Shop,
  reason: string,
  confirm: (userName: string) => Promise<void>,
): Promise<{ readonly message: string; readonly end_time: number | null }> {
  const { user_name } = loginOf(shop);
  shop.guard.admit(userOff.off);
  if (reason.trim() === '') throw new Fault('usage', [enterClosingReason.text, 'a reason is needed']);
  const { obstacles } = await closingState(shop);
  const [first] = obstacles;
  if (first !== undefined) throw new Fault('server', [first, first]);
  await confirm(user_name);
  await changeOnce(shop, (signal) => shop.client.send(userOff.off, { reason: reason.trim() }, { signal }), true);
  return { message: closingAsked.text, end_time: (await closingState(shop)).end_time ?? null };
}

/** Sent once; a lost answer is settled by whether the account is being closed now. */
async function changeOnce(
  shop: Shop,
  send: (signal: AbortSignal) => Promise<unknown>,
  closing: boolean,
): Promise<void> {
  const settle = async () => ({ happened: (await closingState(shop)).deleted === closing });
  await sendOnce<unknown>(shop, { send, settle }, 'account close-status');
}

/** Takes the closing back. */
export async function withdrawClosing(shop: Shop): Promise<{ readonly message: string }> {
  loginOf(shop);
  await changeOnce(shop, (signal) => shop.client.send(userOff.offCancel, {}, { signal }), false);
  return { message: closingWithdrawn.text };
}
