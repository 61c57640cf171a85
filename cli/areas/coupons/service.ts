import { runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop, PublicShop } from '#cli/shop/shop.ts';
import { type CouponShelf, volume } from '#shared/contract/volume.ts';
import { claimCoupon } from '#shared/flows/claim-coupon.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { claimed } from '#shared/messages/coupon.ts';
import { type CouponTab, couponsOfTab } from '#shared/rules/coupons/coupon.ts';

export async function listCoupons(shop: PublicShop, tab: CouponTab = 'all', goods?: string) {
  const { data } = await shop.client.send(volume.getList, goods === undefined ? {} : { goods_id: goods });
  return { coupons: couponsOfTab(data, tab), asked: shop.serverNow() };
}

export async function ownCoupons(shop: MemberShop, lx: CouponShelf = 'my') {
  return { coupons: (await shop.client.send(volume.mine, { lx })).data, shelf: lx, asked: shop.serverNow() };
}

export async function claim(shop: MemberShop, volume_id: string) {
  const held = await readOptional(async () => (await ownCoupons(shop)).coupons.map(({ held_id }) => held_id));
  const message = (await runOnce(claimCoupon(shop, volume_id, held), 'coupon mine')) ?? claimed;
  return { message: message.text, volume_id };
}
