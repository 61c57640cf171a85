/** Claims coupons, wherever one is shown (document 2 §2). */
import { volume } from '#shared/contract/volume.ts';
import { claimCoupon } from '#shared/flows/claim-coupon.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { claimed } from '#shared/messages/coupon.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';

/** Claims one coupon, or all with 'all', and shows the outcome; true when it was claimed. */
export async function claim(volume_id: string): Promise<boolean> {
  const end = await lastOf(claimCoupon({ client: api, clock: webClock }, volume_id, await heldIds()));
  const done = sayEnd(end);
  if (done) {
    say((end.step === 'done' && end.answer) || claimed, 'good');
    flagForReload('userCenter', 'index');
  }
  return done;
}

/** The coupons held before. They settle a lost answer, even for coupons that can be claimed several times. */
const heldIds = () =>
  readOptional(async () => (await api.send(volume.mine, { lx: 'my' })).data.map(({ held_id }) => held_id));
