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

/** The member's coupons that an order of these lines cannot use, each with its reason; `usable` are those that it can. */
export const unusableCoupons = <C extends Judged>(
  own: readonly C[],
  usable: readonly Pick<Coupon, 'volume_id'>[],
  lines: readonly Line[],
  now: number,
): { readonly coupon: C; readonly because: string }[] => {
  const offered = new Set(usable.map(({ volume_id }) => volume_id));
  const others = own.filter(({ volume_id }) => !offered.has(volume_id));
  return others.map((coupon) => ({ coupon, because: whyUnusable(coupon, lines, now) }));
};

/** Why a coupon cannot be used for these lines. */
export function whyUnusable(coupon: Judged, lines: readonly Line[], now: number): string {
  if (coupon.start_time && coupon.start_time > now) return '还未到使用时间';
  if (isOver(coupon, now)) return '已过期';
  const own = lines.filter(({ goods_id }) => isShopWide(coupon) || goods_id === coupon.goods_id);
  if (own.length === 0) return `只限${coupon.goods_name || '指定商品'}，订单里没有`;
  const counting = own.filter(({ no_discount }) => !no_discount);
  if (counting.length === 0) return '订单里的商品不参与优惠';
  const { mz_price } = coupon;
  const sum = counting.reduce((all, { goods_price, num }) => all + (goods_price ?? Number.NaN) * num, 0);
  if (mz_price === undefined || Number.isNaN(sum) || sum >= mz_price) return '本单不可用';
  return `还差 ¥${yuan(mz_price - sum)} 可用`;
}
