/** Closing an account (user-off): its reason, and the words that a person types to mean it. */

export const closingReasons = ['换了进货渠道', '药店转让或停业', '还有另一个账号', '担心信息安全', '其他'] as const;

/** Letters of the reason, at most. */
export const LONGEST_CLOSING_REASON = 200;

/** What is typed before the account is closed, letter for letter. */
export const CLOSING_WORDS = '确定注销';

/** The reason as it is sent: the one that was chosen, and what was written beside it. */
export const closingReason = ({ reason, more }: { readonly reason: string; readonly more: string }): string =>
  [reason, more.trim()].filter(Boolean).join('：').slice(0, LONGEST_CLOSING_REASON);

/** True when the words were typed; spaces around them do not matter. */
export const isConsent = (typed: string): boolean => typed.trim() === CLOSING_WORDS;
