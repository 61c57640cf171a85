import { shanghaiTime } from '#cli/text/money.ts';
import { listing } from '#cli/text/table.ts';
import type { Words } from '#cli/text/words.ts';
import type { Coupon } from '#shared/contract/entities.ts';
import type { CouponShelf } from '#shared/contract/volume.ts';
import { noData } from '#shared/messages/empty.ts';
import { couponScope, couponWords } from '#shared/rules/activity.ts';
import { couponButton } from '#shared/rules/coupon.ts';

interface CouponsFound {
  readonly coupons: readonly Coupon[];
  /** Where the member keeps them; without it they are there to be claimed. */
  readonly shelf?: CouponShelf;
}

/** What became of a coupon that nobody can use any more. */
const GONE: Partial<Readonly<Record<CouponShelf, Words>>> = {
  used: ['已使用', 'used'],
  expired: ['已过期', 'expired'],
};

/** Coupons as a table. */
export const couponRows = listing(withState, noData.text, [
  { head: ['编号', 'ID'], cell: ({ volume_id }) => volume_id },
  { head: ['优惠', 'Gives'], cell: couponWords },
  { head: ['适用', 'For'], cell: couponScope, shrinksTo: 12 },
  { head: ['有效期至', 'Until'], cell: ({ end_time }) => shanghaiTime(end_time) },
  { head: ['状态', 'State'], cell: ({ gone, label }, { say }) => (gone ? say(...gone) : label) },
]);

function withState({ coupons, shelf }: CouponsFound) {
  return coupons.map((each) => ({ ...each, gone: shelf && GONE[shelf], label: couponButton(each).label }));
}
