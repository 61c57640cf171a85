import type { CouponShelf } from '#shared/contract/volume.ts';
import { volume } from '#shared/contract/volume.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The shelves of the member's own coupons. */
export const couponShelves = ['my', 'used', 'expired'] as const;

/** Coupons: those to claim, or a shelf of the member's own. */
export const couponsLoader = defineLoader('coupons', (read) => ({
  list: read(volume.getList, () => ({}), { members: true, when: { my: [''] } }),
  mine: read(volume.mine, ({ my }) => ({ lx: my as CouponShelf }), { members: true, when: { my: couponShelves } }),
}));

/** One coupon is among those to claim: no call answers it alone. */
export const couponLoader = defineLoader('coupon', (read) => ({
  list: read(volume.getList, () => ({}), { needs: ['id'] }),
}));
