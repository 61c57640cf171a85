import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang coupon claim ID`, or `all`. */
export const couponClaim = command({
  name: 'coupon claim',
  about: ['领取优惠券', 'claim a coupon, or all'],
  args: { id: needed('<id>', ['优惠券编号，或 all', 'coupon id, or all']) },
  load: () => import('#cli/services/coupons.ts'),
  run: async ({ claim }, { id }, cli) => claim(await cli.shop(), id),
  view: sentence,
});
