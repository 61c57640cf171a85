/** Closing an account (user-off): the reason and the typed confirmation. */
import { enterClosingReason } from '#shared/messages/account-closing.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
import type { Message } from '#shared/messages/message.ts';

export const closingReasons = ['换了进货渠道', '药店转让或停业', '还有另一个账号', '担心信息安全', '其他'] as const;

/** Maximum length of the reason, in characters. */
export const LONGEST_CLOSING_REASON = 200;

/** Maximum length of the written text: with the longest reason before it, it still fits. */
export const LONGEST_CLOSING_MORE =
  LONGEST_CLOSING_REASON - 1 - Math.max(...closingReasons.map(({ length }) => length));

/** The text to type as confirmation. */
export const CLOSING_WORDS = '确定注销';

/** The reason to send: the chosen one and the written text. */
export const closingReason = ({ reason, more }: { readonly reason: string; readonly more: string }): string =>
  [reason, more.trim()].filter(Boolean).join('：');

/** Why a reason is not sent: there is none, or it is longer than the shop takes. */
export function closingRefusal(reason: string): Message | undefined {
  const { length } = reason.trim();
  if (length === 0) return enterClosingReason;
  return length > LONGEST_CLOSING_REASON ? textTooLong('注销原因', LONGEST_CLOSING_REASON) : undefined;
}

/** True when the confirmation was typed; surrounding spaces are ignored. */
export const isConsent = (typed: string): boolean => typed.trim() === CLOSING_WORDS;
