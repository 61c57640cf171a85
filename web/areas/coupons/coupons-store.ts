/** Claimable coupons, and claiming one or all (document 2 §2, §3). */

import { proxy } from 'valtio/vanilla';
import type { Coupon } from '#shared/contract/entities.ts';
import { volume } from '#shared/contract/volume.ts';
import { ALL_COUPONS } from '#shared/flows/claim-coupon.ts';
import { isClaimable } from '#shared/rules/coupons/coupon.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { claim } from '#web/parts/coupons/claim.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { session } from '#web/state/session/session.ts';
import { couponsLoader } from './coupons-loader.ts';

/** What can be claimed stands above what was claimed before; a coupon that is claimed now keeps its place. */
const claimedLast = (all: readonly Coupon[]): readonly Coupon[] => [
  ...all.filter(({ is_get }) => !is_get),
  ...all.filter(({ is_get }) => is_get),
];

/** Creates the store of one page. */
export function createCoupons() {
  /** Coupons that ran out before the tap. They keep their place. */
  const state = proxy({ gone: [] as string[] });
  const list = createPart(askOf(couponsLoader.reads.list, { tab: '', my: '' }), ({ data }) => claimedLast(data));
  let claiming: Promise<void> | undefined;

  const mark = (isClaimed: (coupon: Coupon) => boolean): void =>
    list.edit((all) => all.map((each) => (isClaimed(each) ? { ...each, is_get: true } : each)));

  async function claimNow(volume_id: string): Promise<void> {
    const done = await claim(volume_id);
    if (done && volume_id !== ALL_COUPONS) return mark((each) => each.volume_id === volume_id);
    await lookAgain(volume_id);
  }

  /** After a refusal, or after claiming all, the list has the state of each coupon. */
  async function lookAgain(volume_id: string): Promise<void> {
    const open = (list.state.data ?? []).filter(isClaimable);
    const asked = volume_id === ALL_COUPONS ? open : open.filter((each) => each.volume_id === volume_id);
    try {
      const fresh = (await api.send(volume.getList, {})).data;
      list.edit((all) => merged(all, fresh));
      const missing = asked.filter((each) => !fresh.some(({ volume_id: id }) => id === each.volume_id));
      if (missing.length === 0) return;
      const held = new Set((await api.send(volume.mine, { lx: 'my' })).data.map((each) => each.volume_id));
      mark((each) => missing.includes(each) && held.has(each.volume_id));
      state.gone = [...state.gone, ...missing.map((each) => each.volume_id).filter((id) => !held.has(id))];
    } catch {
      // The refusal was shown; the page stays as it is.
    }
  }

  return {
    state,
    list,
    /** Claims a coupon, or all with 'all'. A tap during a claim joins it. */
    claim(volume_id: string): Promise<void> {
      if (!isLoggedIn(session.token)) return Promise.resolve();
      claiming ??= claimNow(volume_id)
        .catch(report)
        .finally(() => {
          claiming = undefined;
        });
      return claiming;
    },
  };
}

export type CouponsStore = ReturnType<typeof createCoupons>;

/** Coupons keep their place; new ones come last. */
function merged(before: readonly Coupon[], fresh: readonly Coupon[]): Coupon[] {
  const now = new Map(fresh.map((each) => [each.volume_id, each]));
  const old = new Set(before.map((each) => each.volume_id));
  return [
    ...before.map((each) => now.get(each.volume_id) ?? each),
    ...fresh.filter((each) => !old.has(each.volume_id)),
  ];
}
