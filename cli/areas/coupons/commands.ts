import { picking } from '#cli/frame/ask.ts';
import { area, servedBy } from '#cli/frame/command.ts';
import { oneOf, word } from '#cli/frame/parameters.ts';
import { couponLabel } from '#cli/parts/choices.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { couponRows } from './view.ts';

const command = servedBy(() => import('./service.ts'));

/** Coupons. */
export const coupons = area({ coupon: ['优惠券', 'coupons'] }, [
  command({
    name: 'coupon list',
    about: ['可领取的优惠券', 'coupons that can be claimed'],
    options: {
      tab: oneOf('--tab <tab>', ['全部、店铺券、商品券', 'all, of the shop, of goods'], ['all', '1', '2']),
      goods: word('--goods <id>', ['此商品可用的', 'those for a goods']),
    },
    run: async ({ listCoupons }, given, cli) => listCoupons(await cli.shop(), given),
    view: couponRows,
  }),
  command({
    name: 'coupon mine',
    about: ['我的优惠券', "the member's own coupons"],
    options: { lx: oneOf('--lx <which>', ['可用、已用、过期', 'to use, used, expired'], ['my', 'used', 'expired']) },
    run: async ({ ownCoupons }, { lx }, cli) => ownCoupons(await cli.shop(), lx),
    view: couponRows,
  }),
  command({
    name: 'coupon claim',
    about: ['领取优惠券，不填则从列表选择', 'claim a coupon, or all; picked from a list unless it is named'],
    examples: ['yaocang coupon claim', 'yaocang coupon claim 12', 'yaocang coupon claim all'],
    args: { id: word('[id]', ['优惠券编号，或 all', 'coupon id, or all']) },
    run: async ({ claim, listCoupons }, { id }, cli) => {
      if (id !== undefined) return claim(await cli.shop(), id);
      const pick = picking(cli, ['要领取的优惠券', 'Coupon to claim'], 'yaocang coupon claim ID');
      const { coupons } = await listCoupons(await cli.shop(), { tab: undefined, goods: undefined });
      const open = coupons.filter(({ is_get }) => !is_get);
      const all = open.length > 1 ? [undefined] : [];
      const label = (each: (typeof coupons)[number] | undefined) =>
        each ? couponLabel(each) : cli.say('全部领取  all', 'all of them');
      const picked = await pick({ choices: [...open, ...all], label });
      return claim(await cli.shop(), picked?.volume_id ?? 'all');
    },
    view: sentence,
  }),
]);
