/** Whether the checkout that the server confirmed can be submitted. */

import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { nothingToSubmit, unknownTotal } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';

type Confirmed = Pick<AnswerOf<typeof buy.confirm>, 'merchants' | 'money'>;

/** It has lines, each merchant's too, and an amount to pay that is known. */
export function checkConfirmed({ merchants, money }: Confirmed): { ok: true } | { ok: false; message: Message } {
  if (merchants.length === 0 || merchants.some(({ lines }) => lines.length === 0))
    return { ok: false, message: nothingToSubmit };
  const isKnown = money.money_paid !== undefined && money.money_paid >= 0;
  return isKnown ? { ok: true } : { ok: false, message: unknownTotal };
}
