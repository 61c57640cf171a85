/** Claims coupons (document 2 §7). */
import { type OwnCoupon, volume } from '#shared/contract/volume.ts';
import { claimed, claimedMany, noneClaimed } from '#shared/messages/coupon.ts';
import type { Message } from '#shared/messages/message.ts';
import { said } from '#shared/messages/server.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** The volume_id that means all coupons. */
export const ALL_COUPONS = 'all';

/**
 * Claims a coupon, or all with 'all'. A lost answer is settled by the member's coupons, if those before (`held`) are known.
 * Otherwise, a list in which the coupon is claimed shows it. A list that still offers it shows nothing, because a member may
 * claim several of a kind, nor does one without it: it may have run out. So is an answer for 'all' that does not say what was claimed.
 */
export const claimCoupon = (ports: ActPorts, volume_id: string, held?: readonly string[]): Flow<ActState<Message>> =>
  actOnce(ports, {
    send: async (signal) => {
      const { envelope } = await ports.client.send(volume.getVolume, { volume_id }, { signal });
      return said(envelope.content) ?? claimed;
    },
    settle: async (signal) => {
      if (held) {
        const { data } = await ports.client.send(volume.mine, { lx: 'my' }, { signal });
        const isNew = (each: OwnCoupon) => !held.includes(each.held_id);
        const isIt = (each: OwnCoupon) => volume_id === ALL_COUPONS || each.volume_id === volume_id;
        const got = data.filter((each) => isNew(each) && isIt(each)).length;
        if (got === 0)
          return volume_id === ALL_COUPONS ? { happened: false, message: noneClaimed } : { happened: false };
        return { happened: true, answer: volume_id === ALL_COUPONS ? claimedMany(got) : claimed };
      }
      const { data } = await ports.client.send(volume.getList, {}, { signal });
      const wanted = data.filter((each) => volume_id === ALL_COUPONS || each.volume_id === volume_id);
      return wanted.length > 0 && wanted.every(({ is_get }) => is_get)
        ? { happened: true, answer: claimed }
        : undefined;
    },
  });
