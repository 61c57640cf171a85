import { picking } from '#cli/frame/ask.ts';
import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { couponLabel } from '#cli/parts/choice-labels.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang coupon claim ID`, or `all`. */
export const couponClaim = command({
  name: 'coupon claim',
  about: ['领取优惠券，不填则从列表选择', 'claim a coupon, or all; picked from a list unless it is named'],
  examples: ['yaocang coupon claim', 'yaocang coupon claim 12', 'yaocang coupon claim all'],
  args: { id: word('[id]', ['优惠券编号，或 all', 'coupon id, or all']) },
  load: () => import('./service.ts'),
  run: async ({ claim, listCoupons }, { id }, cli) => {
    if (id !== undefined) return claim(await cli.shop(), id);
    const pick = picking(cli, ['领取优惠券', 'Coupon to claim'], 'yaocang coupon claim ID');
    const { coupons } = await listCoupons(await cli.shop(), { tab: undefined, goods: undefined });
    const open = coupons.filter(({ is_get }) => !is_get);
    const all = open.length > 1 ? [undefined] : [];
    const label = (each: (typeof coupons)[number] | undefined) =>
      each ? couponLabel(each) : cli.say('全部领取  all', 'all of them');
    const picked = await pick({ choices: [...open, ...all], label });
    return claim(await cli.shop(), picked?.volume_id ?? 'all');
  },
  view: sentence,
});
