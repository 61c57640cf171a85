/** Whether the checkout that the server confirmed can be submitted. */

import type { buy } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { nothingToSubmit, unknownTotal } from '#shared/messages/buying.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
import type { Message } from '#shared/messages/message.ts';

/** The longest remark of an order, in characters. */
export const LONGEST_REMARK = 100;

export const remarkRefusal = (remark: string): Message | undefined =>
  remark.length > LONGEST_REMARK ? textTooLong('备注', LONGEST_REMARK) : undefined;

type Confirmed = Pick<AnswerOf<typeof buy.confirm>, 'merchants' | 'money'>;

/** It has lines, each merchant's too, and an amount to pay that is known. */
export function checkConfirmed({ merchants, money }: Confirmed): { ok: true } | { ok: false; message: Message } {
  if (merchants.length === 0 || merchants.some(({ lines }) => lines.length === 0))
    return { ok: false, message: nothingToSubmit };
  const isKnown = money.money_paid !== undefined && money.money_paid >= 0;
  return isKnown ? { ok: true } : { ok: false, message: unknownTotal };
}
