/** Coupons of /volume (document 2 §2, §3). */
import type { Coupon } from '#shared/contract/entities.ts';

/** Tabs of the list: all, 1 shop coupons, 2 goods coupons. */
export const couponTabs = [
  { tab: 'all', label: '全部' },
  { tab: '1', label: '店铺券' },
  { tab: '2', label: '商品券' },
] as const;
export type CouponTab = (typeof couponTabs)[number]['tab'];

const SHOP_COUPON = '1';

/** Type 1 is shop-wide, any other for a product. */
export const isShopWide = ({ type }: Pick<Coupon, 'type'>): boolean => type === SHOP_COUPON;

/** What a coupon is valid for, as shown on its ticket: the product's name, else the whole shop. */
export const couponFor = (coupon: Pick<Coupon, 'type' | 'goods_name'>): string =>
  isShopWide(coupon) ? '全场商品可用' : coupon.goods_name || '指定商品可用';

export const couponsOfTab = <C extends Pick<Coupon, 'type'>>(coupons: readonly C[], tab: CouponTab): C[] =>
  coupons.filter((coupon) => tab === 'all' || isShopWide(coupon) === (tab === SHOP_COUPON));

/** Claimable coupons first, of these the goods' own ones, then by minimum spend. */
export const claimableFirst = <C extends Pick<Coupon, 'type' | 'is_get' | 'mz_price'>>(coupons: readonly C[]): C[] => {
  const rank = (coupon: C) => (coupon.is_get ? 2 : 0) + (isShopWide(coupon) ? 1 : 0);
  return [...coupons].sort((one, other) => rank(one) - rank(other) || (one.mz_price ?? 0) - (other.mz_price ?? 0));
};

/** True for a coupon that the server says is not claimed yet. */
export const isClaimable = ({ is_get }: Pick<Coupon, 'is_get'>): boolean => is_get === false;

/** The button of a coupon: claim while `is_get` is off, use now once it is on; none while it cannot be read. */
export function couponButton({ is_get }: Pick<Coupon, 'is_get'>): { action: 'claim' | 'use' | 'none'; label: string } {
  if (is_get === undefined) return { action: 'none', label: '状态未知' };
  return is_get ? { action: 'use', label: '立即使用' } : { action: 'claim', label: '立即领取' };
}

/** What a link to a coupon says: it offers neither claiming nor using while `is_get` cannot be read, as for a visitor. */
export const couponLinkWords = (coupon: Pick<Coupon, 'is_get'>): string =>
  coupon.is_get === undefined ? '查看' : couponButton(coupon).label;

/** The target of 'use now': home for a shop-wide coupon, else the goods page. */
export const couponTarget = (coupon: Pick<Coupon, 'type' | 'goods_id'>): string =>
  isShopWide(coupon) || coupon.goods_id === '' ? '/index' : `/goods?id=${encodeURIComponent(coupon.goods_id)}`;
