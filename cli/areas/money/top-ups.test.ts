import { expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { type MemberShop, openShop } from '#cli/shop/shop.ts';
import { createManualClock } from '#shared/flows/testing/manual-clock.ts';
import { topUpOffers } from './top-ups.ts';

const HOUR = 3_600_000;
const HERE = Date.parse('2027-05-06T15:30:00+08:00');

/** An activity of each end, told by a server whose clock stands so far from this machine's. */
async function offersAt(apart: number) {
  const clock = createManualClock(HERE);
  const activity = (hd_id: string, end_time: string) => ({ hd_id, moneys: '300', s_money: '9', title: '充', end_time });
  const czhd_list = [activity('8', '2027-05-06 12:15:00'), activity('9', '2027-05-06 18:45:00'), activity('10', '')];
  const fetch = async () => {
    await clock.pass(400);
    const date = new Date(clock.now() - 200 + apart).toUTCString();
    const body = { error: 0, success: 1, user_yz: 1, czhd_list, have_pay: 1 };
    return new Response(JSON.stringify(body), { headers: { date } });
  };
  const guard = createGuard(localProfile, { allow: 'read', typedName: async () => undefined });
  const signal = new AbortController().signal;
  const ports = { fetch, guard, clock, signal, random: () => 0, learn: () => undefined, onDeviation: () => undefined };
  const shop = (await openShop({ ...localProfile, patience: 0 }, member, ports)) as MemberShop;
  const { activities } = await topUpOffers(shop);
  expect(Math.abs(shop.serverNow() - (clock.now() + apart))).toBeLessThanOrEqual(1000);
  return activities.map(({ hd_id }) => hd_id);
}

test.each([
  [0, ['9', '10']],
  [-5 * HOUR, ['8', '9', '10']],
  [11 * HOUR, ['10']],
])('the server’s time says what ended there: %d ms from this machine’s', async (apart, running) => {
  expect(await offersAt(apart)).toEqual(running);
});
