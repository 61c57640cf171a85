import type { CouponShelf } from '#shared/contract/volume.ts';
import { volume } from '#shared/contract/volume.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The tabs of the member's own coupons. */
export const couponShelves = ['my', 'used', 'expired'] as const;

/** Claimable coupons, or a tab of the member's own. */
export const couponsLoader = defineLoader('coupons', (read) => ({
  list: read(volume.getList, () => ({}), { members: true, when: { my: [''] } }),
  mine: read(volume.mine, ({ my }) => ({ lx: my as CouponShelf }), { members: true, when: { my: couponShelves } }),
}));

/** One coupon is found among the claimable ones: no call returns it alone. */
export const couponLoader = defineLoader('coupon', (read) => ({
  list: read(volume.getList, () => ({}), { needs: ['id'] }),
}));
