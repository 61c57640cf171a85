/**
 * The last streak that this device saw. The server does not say that a day was missed; a streak that is gone shows it.
 */
import type { SignInWeek } from '#shared/contract/signin.ts';
import { SIGN_IN_DAYS } from '#shared/rules/member/daily-sign-in.ts';
import { dayOf } from '#web/parts/time/day.ts';
import * as kept from '#web/state/storage/kept.ts';

const DAY_MS = 86_400_000;

/** Stores the consecutive days, and the date of the last one. */
export function noteStreak(user_id: string, { is_get, lx_day }: SignInWeek, now: number): void {
  if (lx_day === 0) return;
  kept.signin_seen.mine().write({ user_id, days: lx_day, last: dayOf(is_get ? now : now - DAY_MS) });
}

/** The missed day that restarted the week; '' when unknown. */
export function missedDay(user_id: string, { is_get, lx_day }: SignInWeek, now: number): string {
  const seen = kept.signin_seen.mine().read();
  if (is_get || lx_day > 0 || seen?.user_id !== user_id || seen.days >= SIGN_IN_DAYS) return '';
  const yesterday = dayOf(now - DAY_MS);
  return seen.last < yesterday ? yesterday : '';
}
