import { command } from '#cli/frame/command.ts';
import { oneOf, word } from '#cli/frame/parameters.ts';
import { couponRows } from './view.ts';

/** `yaocang coupon list`. */
export const couponList = command({
  name: 'coupon list',
  about: ['可领取的优惠券', 'coupons that can be claimed'],
  options: {
    tab: oneOf('--tab <tab>', ['全部、店铺券、商品券', 'all, of the shop, of goods'], ['all', '1', '2']),
    goods: word('--goods <id>', ['此商品可用的', 'those for a goods']),
  },
  load: () => import('./service.ts'),
  run: async ({ listCoupons }, given, cli) => listCoupons(await cli.shop(), given),
  view: couponRows,
});
