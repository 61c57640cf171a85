/** Which coupons an order can use, and why others cannot be used (document 2 §3). */
import type { CartLine } from '#shared/contract/cart.ts';
import type { Coupon } from '#shared/contract/entities.ts';
import { isOver } from '#shared/rules/app/is-over.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { isShopWide } from './coupon.ts';

type Line = Pick<CartLine, 'goods_id' | 'goods_price' | 'num' | 'no_discount'>;

type Judged = Omit<Coupon, 'is_get'>;

type Worth = Pick<Coupon, 'price' | 'end_time'>;

/** The highest reduction first; among equal ones the one that expires first. */
export function byWorth<C extends Worth>(usable: readonly C[]): readonly C[] {
  const ends = ({ end_time }: C) => end_time ?? Number.POSITIVE_INFINITY;
  const worth = ({ price }: C) => price ?? 0;
  return [...usable].sort((one, other) => worth(other) - worth(one) || ends(one) - ends(other));
}

export const bestCoupon = <C extends Worth>(usable: readonly C[]): C | undefined => byWorth(usable)[0];

/**
 * The member's coupons that an order of these lines cannot use, each with its reason: the one that lacks least first, those
 * that more of these lines would not help last. `usable` are those that it can.
 */
export const unusableCoupons = <C extends Judged>(
  own: readonly C[],
  usable: readonly Pick<Coupon, 'volume_id'>[],
  lines: readonly Line[],
  now: number,
): { readonly coupon: C; readonly because: string }[] => {
  const offered = new Set(usable.map(({ volume_id }) => volume_id));
  const others = own.filter(({ volume_id }) => !offered.has(volume_id));
  const lacks = (coupon: C): number => {
    const gap = couponGap(coupon, lines, now) ?? 0;
    return gap > 0 ? gap : Number.POSITIVE_INFINITY;
  };
  // Two of infinity are equal, and their difference is no number.
  return [...others]
    .sort((one, other) => lacks(one) - lacks(other) || 0)
    .map((coupon) => ({ coupon, because: whyUnusable(coupon, lines, now) }));
};

/** Why a coupon cannot be used for these lines. */
export function whyUnusable(coupon: Judged, lines: readonly Line[], now: number): string {
  if (coupon.start_time && coupon.start_time > now) return '还未到使用时间';
  if (isOver(coupon, now)) return '已过期';
  if (linesOf(coupon, lines).length === 0) return `只限${coupon.goods_name || '指定商品'}，订单里没有`;
  if (counting(coupon, lines).length === 0) return '订单里的商品不参与优惠';
  const gap = couponGap(coupon, lines, now);
  return gap === undefined || gap <= 0 ? '本单不可用' : `还差 ¥${yuan(gap)} 可用`;
}

/**
 * How much these lines lack to the minimum of a coupon, in fen; 0 or less when they reach it. Undefined where more of them
 * would not help, and while a price or the minimum is unknown.
 */
export function couponGap(coupon: Judged, lines: readonly Line[], now: number): number | undefined {
  if ((coupon.start_time && coupon.start_time > now) || isOver(coupon, now)) return undefined;
  const own = counting(coupon, lines);
  const sum = own.reduce((all, { goods_price, num }) => all + (goods_price ?? Number.NaN) * num, 0);
  if (coupon.mz_price === undefined || own.length === 0 || Number.isNaN(sum)) return undefined;
  return coupon.mz_price - sum;
}

/** A coupon that these lines almost reach. */
export interface CouponAhead<C> {
  readonly coupon: C;
  /** Fen. */
  readonly gap: number;
}

/**
 * Of the coupons that reduce more than those which the lines reach, the one that lacks least. One of whose minimum less than
 * half is reached is not near.
 */
export function couponAhead<C extends Judged>(
  own: readonly C[],
  lines: readonly Line[],
  now: number,
): CouponAhead<C> | undefined {
  const gaps = own.flatMap((coupon) => {
    const gap = couponGap(coupon, lines, now);
    return gap === undefined ? [] : [{ coupon, gap }];
  });
  const reached = Math.max(0, ...gaps.map(({ coupon, gap }) => (gap <= 0 ? (coupon.price ?? 0) : 0)));
  const isNear = ({ coupon, gap }: CouponAhead<C>) => gap > 0 && gap * 2 <= (coupon.mz_price ?? 0);
  const better = gaps.filter((each) => isNear(each) && (each.coupon.price ?? 0) > reached);
  return better.sort((one, two) => one.gap - two.gap || (two.coupon.price ?? 0) - (one.coupon.price ?? 0))[0];
}

const linesOf = (coupon: Judged, lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ goods_id }) => isShopWide(coupon) || goods_id === coupon.goods_id);

const counting = (coupon: Judged, lines: readonly Line[]): readonly Line[] =>
  linesOf(coupon, lines).filter(({ no_discount }) => !no_discount);
