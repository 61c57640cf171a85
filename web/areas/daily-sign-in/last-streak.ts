/**
 * The streak that this device saw last. The server says where a member stands, not that a day was missed; a streak that was
 * seen and is gone tells it.
 */
import type { SignInWeek } from '#shared/contract/signin.ts';
import { SIGN_IN_DAYS } from '#shared/rules/daily-sign-in.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { isRecord, keep, recall } from '#web/state/storage/storage.ts';

const KEY = 'signin_seen';
const DAY_MS = 86_400_000;

interface Seen {
  readonly user_id: string;
  /** Consecutive days, and the day of the last of them. */
  readonly days: number;
  readonly last: string;
}

const isSeen = (value: unknown): value is Seen & Record<string, unknown> =>
  isRecord(value) &&
  typeof value.user_id === 'string' &&
  typeof value.days === 'number' &&
  typeof value.last === 'string';

/** Notes where the member stands today. */
export function noteStreak(user_id: string, { is_get, lx_day }: SignInWeek, now: number): void {
  if (lx_day === 0) return;
  keep(KEY, { user_id, days: lx_day, last: dayOf(is_get ? now : now - DAY_MS) });
}

/** The day that was missed and began the round anew; '' when none is known. */
export function missedDay(user_id: string, { is_get, lx_day }: SignInWeek, now: number): string {
  const seen = recall(KEY, isSeen);
  if (is_get || lx_day > 0 || seen?.user_id !== user_id || seen.days >= SIGN_IN_DAYS) return '';
  const yesterday = dayOf(now - DAY_MS);
  return seen.last < yesterday ? yesterday : '';
}
