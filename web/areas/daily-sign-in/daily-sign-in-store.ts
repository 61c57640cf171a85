/** The member's sign-in streak, and signing in for today (document 2 §4). */

import { proxy } from 'valtio/vanilla';
import { path } from '#shared/contract/path.ts';
import type { SignInWeek } from '#shared/contract/signin.ts';
import { type Gained, signInToday } from '#shared/flows/daily-sign-in.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { chooseAddress } from '#shared/messages/buying.ts';
import { unknownGift } from '#shared/messages/daily-sign-in.ts';
import { defaultAddress } from '#shared/rules/member/address-form.ts';
import { dayKey, isClaimable, needsAddress, SIGN_IN_DAYS, todaysGift } from '#shared/rules/member/daily-sign-in.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { serverNow, webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import * as kept from '#web/state/storage/kept.ts';
import { dailySignInLoader } from './daily-sign-in-loader.ts';

const ports = { client: api, clock: webClock };

/** What the page shows. */
export interface SignInShown {
  readonly week: SignInWeek;
  readonly points: number | undefined;
  /** Points for one yuan; 0 when unknown. */
  readonly ratio: number;
  /** The missed day (2026-11-19) that restarted the week, as far as this device knows; '' otherwise. */
  readonly missed: string;
}

/** Creates the store of one page: `shown` is the week; `addresses` is loaded for a goods gift only. */
export function createDailySignIn() {
  const state = proxy({ asking: false, address_id: '', unchosen: false, gained: null as Gained | null });
  const addresses = createPart(
    async () => (await api.send(path.getPath, {})).data,
    (all) => {
      if (!all.some(({ address_id }) => address_id === state.address_id))
        state.address_id = defaultAddress(all)?.address_id ?? '';
      return all;
    },
  );
  const shown = createPart(
    askOf(dailySignInLoader.reads.week, {}),
    ({ data, user_id, user_integral, integral_ratio }): SignInShown => {
      const missed = missedDay(user_id, data, serverNow());
      noteStreak(user_id, data, serverNow());
      return { week: data, points: user_integral, ratio: integral_ratio, missed };
    },
  );
  let signing: Promise<void> | undefined;

  async function signNow(week: SignInWeek, address_id: string): Promise<void> {
    const gift = todaysGift(week);
    const request = { signin_id: week.signin_id, v: dayKey(week.lx_day), address_id };
    const end = await lastOf(signInToday(ports, request, gift));
    state.asking = false;
    if (sayEnd(end)) {
      state.gained = end.step === 'done' ? (end.answer ?? gift) : gift;
      flagForReload('userCenter', 'index', 'order');
    }
    // Refused or unknown: the week has the state, with the new gifts if they changed.
    await shown.reload();
  }

  function sign(week: SignInWeek, address_id = ''): Promise<void> {
    signing ??= signNow(week, address_id)
      .catch(report)
      .finally(() => {
        signing = undefined;
      });
    return signing;
  }

  return {
    state,
    shown,
    addresses,
    /** The button: a goods gift asks for its address first, other gifts are claimed at once. */
    async press(): Promise<void> {
      const week = shown.state.data?.week;
      if (!week || week.is_get) return;
      if (!isClaimable(todaysGift(week))) return say(unknownGift, 'warn');
      if (!needsAddress(todaysGift(week))) return sign(week);
      Object.assign(state, { asking: true, unchosen: false });
    },
    choose(address_id: string): void {
      Object.assign(state, { address_id, unchosen: false });
    },
    /** Signs in and claims the goods, to the chosen address. */
    async claim(): Promise<void> {
      const week = shown.state.data?.week;
      if (!week) return;
      if (state.address_id !== '') return sign(week, state.address_id);
      state.unchosen = true;
      say(chooseAddress, 'warn');
    },
    /** The shop's day is over: the server tells the new one. */
    beginDay(): void {
      if (shown.state.data) void shown.reload();
    },
    cancel(): void {
      state.asking = false;
    },
    /** The success was read. */
    thanks(): void {
      state.gained = null;
    },
  };
}

export type DailySignInStore = ReturnType<typeof createDailySignIn>;

const DAY_MS = 86_400_000;

/**
 * Stores the consecutive days, and the date of the last one: the server does not say that a day was missed; a streak that
 * is gone shows it.
 */
function noteStreak(user_id: string, { is_get, lx_day }: SignInWeek, now: number): void {
  if (lx_day === 0) return;
  kept.signin_seen.mine().write({ user_id, days: lx_day, last: dayOf(is_get ? now : now - DAY_MS) });
}

/** The missed day that restarted the week; '' when unknown. */
function missedDay(user_id: string, { is_get, lx_day }: SignInWeek, now: number): string {
  const seen = kept.signin_seen.mine().read();
  if (is_get || lx_day > 0 || seen?.user_id !== user_id || seen.days >= SIGN_IN_DAYS) return '';
  const yesterday = dayOf(now - DAY_MS);
  return seen.last < yesterday ? yesterday : '';
}
