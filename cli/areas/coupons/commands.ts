import { area, membersOnly, servedBy } from '#cli/frame/command.ts';
import { needed, oneOf, word } from '#cli/frame/parameters.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { listing } from '#cli/text/table.ts';
import type { Words } from '#cli/text/words.ts';
import type { Coupon } from '#shared/contract/entities.ts';
import type { CouponShelf, OwnCoupon } from '#shared/contract/volume.ts';
import { noData } from '#shared/messages/empty.ts';
import { couponScope, couponWords } from '#shared/rules/coupons/activity.ts';
import { couponButton } from '#shared/rules/coupons/coupon.ts';

const command = servedBy(() => import('./service.ts'));
const memberCommand = membersOnly(() => import('./service.ts'));

const GONE: Partial<Readonly<Record<CouponShelf, Words>>> = {
  used: ['已使用', 'used'],
  expired: ['已过期', 'expired'],
};

type Shown = Coupon & Partial<Pick<OwnCoupon, 'used_time' | 'order_id'>>;

/** Without `shelf` the coupons can be claimed. */
const withState = ({ coupons: all, shelf, asked }: Listed) =>
  all.map((each) => {
    const begins = each.start_time && each.start_time > asked ? each.start_time : undefined;
    return { ...each, begins, gone: shelf && GONE[shelf], label: couponButton(each).label };
  });

/** `asked`: ms since 1970. */
interface Listed {
  readonly coupons: readonly Shown[];
  readonly shelf?: CouponShelf;
  readonly asked: number;
}

type Row = ReturnType<typeof withState>[number];

/** A used one says when, and in which order. */
function stateOf({ gone, label, used_time, order_id }: Row, { say }: TextStyle): string {
  if (!gone) return label;
  const used = [shanghaiTime(used_time), Number(order_id) > 0 ? say(`订单 ${order_id}`, `order ${order_id}`) : ''];
  return [say(...gone), ...used].filter(Boolean).join(' ');
}

const couponRows = listing(withState, noData.text, [
  { head: ['编号', 'ID'], cell: ({ volume_id }) => volume_id },
  { head: ['优惠', 'Gives'], cell: couponWords },
  { head: ['适用', 'For'], cell: couponScope, shrinksTo: 12 },
  {
    head: ['有效期至', 'Until'],
    cell: ({ begins, end_time }, { say }) =>
      begins === undefined ? shanghaiTime(end_time) : say(`${shanghaiTime(begins)} 起`, `from ${shanghaiTime(begins)}`),
  },
  { head: ['状态', 'State'], cell: stateOf },
]);

export const coupons = area({ coupon: ['优惠券', 'coupons'] }, [
  command('coupon list', {
    about: ['可领取的优惠券', 'coupons that can be claimed'],
    options: {
      tab: oneOf('--tab <tab>', ['全部、店铺券、商品券', 'all, of the shop, of goods'], ['all', '1', '2']),
      goods: word('--goods <id>', ['此商品可用的', 'those for a goods']),
    },
    run: async ({ listCoupons }, given, cli) => listCoupons(await cli.shop(), given.tab, given.goods),
    view: couponRows,
  }),
  memberCommand('coupon mine', {
    about: ['我的优惠券', "the member's own coupons"],
    options: { lx: oneOf('--lx <which>', ['可用、已用、过期', 'to use, used, expired'], ['my', 'used', 'expired']) },
    run: async ({ ownCoupons }, { lx }, cli) => ownCoupons(await cli.shop(), lx),
    view: couponRows,
  }),
  memberCommand('coupon claim', {
    about: ['领取优惠券', 'claim a coupon'],
    examples: ['yaocang coupon claim 12', 'yaocang coupon claim all'],
    args: { id: needed('<id>', ['优惠券编号，或 all', 'coupon id, or all']) },
    run: async ({ claim }, { id }, cli) => claim(await cli.shop(), id),
  }),
]);
