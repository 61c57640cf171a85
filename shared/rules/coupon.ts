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

/** True for a coupon of the whole shop: type 1; any other is for a goods. */
export const isShopWide = ({ type }: Pick<Coupon, 'type'>): boolean => type === SHOP_COUPON;

/** What a coupon is for on its ticket: a goods by its name, else the whole shop or what the operator named. */
export const couponFor = (coupon: Pick<Coupon, 'type' | 'goods_name'>): string =>
  isShopWide(coupon) ? '全场商品可用' : coupon.goods_name || '指定商品可用';

/** The coupons of a tab. */
export const couponsOfTab = <C extends Pick<Coupon, 'type'>>(coupons: readonly C[], tab: CouponTab): C[] =>
  coupons.filter((coupon) => tab === 'all' || isShopWide(coupon) === (tab === SHOP_COUPON));

/** What a coupon offers: claim while `is_get` is off, use now after it. */
export const couponButton = ({ is_get }: Pick<Coupon, 'is_get'>): { action: 'claim' | 'use'; label: string } =>
  is_get ? { action: 'use', label: '立即使用' } : { action: 'claim', label: '立即领取' };

/** Where 'use now' leads: home for a shop-wide coupon, the goods page for one of a goods. */
export const couponTarget = (coupon: Pick<Coupon, 'type' | 'goods_id'>): string =>
  isShopWide(coupon) || coupon.goods_id === '' ? '/index' : `/goods?id=${encodeURIComponent(coupon.goods_id)}`;
