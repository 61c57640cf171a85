import { couponRows } from '#cli/screens/coupons.ts';
import { command } from './frame/command.ts';
import { oneOf } from './frame/parameters.ts';

/** `yaocang coupon mine`. */
export const couponMine = command({
  name: 'coupon mine',
  about: ['我的优惠券', "the member's own coupons"],
  options: { lx: oneOf('--lx <which>', ['可用、已用、过期', 'to use, used, expired'], ['my', 'used', 'expired']) },
  load: () => import('#cli/services/coupons.ts'),
  run: async ({ ownCoupons }, { lx }, cli) => ownCoupons(await cli.shop(), lx),
  view: couponRows,
});
