import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { table } from '#cli/text/table.ts';
import type { Coupon } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { couponScope, couponWords } from '#shared/rules/activity.ts';
import { couponButton } from '#shared/rules/coupon.ts';

/** Coupons as a table. */
export const couponRows = ({ coupons }: { readonly coupons: readonly Coupon[] }, paper: Paper): string =>
  table(
    coupons,
    [
      { head: paper.say('编号', 'ID'), cell: ({ volume_id }) => volume_id },
      { head: paper.say('优惠', 'Gives'), cell: couponWords },
      { head: paper.say('适用', 'For'), cell: couponScope, shrinksTo: 12 },
      { head: paper.say('有效期至', 'Until'), cell: ({ end_time }) => shanghaiTime(end_time) },
      { head: '', cell: (coupon) => couponButton(coupon).label },
    ],
    paper,
    noData.text,
  );
