import { shanghaiTime } from '#cli/text/money.ts';
import { listing } from '#cli/text/table.ts';
import type { Coupon } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { couponScope, couponWords } from '#shared/rules/activity.ts';
import { couponButton } from '#shared/rules/coupon.ts';

/** Coupons as a table. */
export const couponRows = listing(({ coupons }: { readonly coupons: readonly Coupon[] }) => coupons, noData.text, [
  { head: ['编号', 'ID'], cell: ({ volume_id }) => volume_id },
  { head: ['优惠', 'Gives'], cell: couponWords },
  { head: ['适用', 'For'], cell: couponScope, shrinksTo: 12 },
  { head: ['有效期至', 'Until'], cell: ({ end_time }) => shanghaiTime(end_time) },
  { head: '', cell: (coupon) => couponButton(coupon).label },
]);
