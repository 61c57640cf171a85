/** Claiming coupons (document 2 §7). */
import { volume } from '#shared/contract/volume.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Stands for every coupon. */
export const ALL_COUPONS = 'all';

/**
 * Claims a coupon or, with 'all', every one there is; a list that offers nothing of it any more shows that it was
 * claimed; one that still offers some shows nothing, because a member may have several of a kind.
 */
export const claimCoupon = (ports: ActPorts, volume_id: string): Flow<ActState<unknown>> =>
  actOnce(ports, {
    send: (signal) => ports.client.send(volume.getVolume, { volume_id }, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(volume.getList, {}, { signal });
      const wanted = data.filter((each) => volume_id === ALL_COUPONS || each.volume_id === volume_id);
      return wanted.every(({ is_get }) => is_get) ? { happened: true } : undefined;
    },
  });
