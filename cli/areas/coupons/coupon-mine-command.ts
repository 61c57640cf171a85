import { command } from '#cli/frame/command.ts';
import { oneOf } from '#cli/frame/parameters.ts';
import { couponRows } from './view.ts';

/** `yaocang coupon mine`. */
export const couponMine = command({
  name: 'coupon mine',
  about: ['我的优惠券', "the member's own coupons"],
  options: { lx: oneOf('--lx <which>', ['可用、已用、过期', 'to use, used, expired'], ['my', 'used', 'expired']) },
  load: () => import('./service.ts'),
  run: async ({ ownCoupons }, { lx }, cli) => ownCoupons(await cli.shop(), lx),
  view: couponRows,
});
