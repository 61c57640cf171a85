/** Coupons that an order cannot use, and why: by the rule of the web's picker. */
import { withMemberFlags } from '#cli/parts/flags.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import type { Words } from '#cli/text/words.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CouponShelf, type OwnCoupon, ownCoupon, volume } from '#shared/contract/volume.ts';
import { list, shape, under } from '#shared/contract/wire.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { isClaimable } from '#shared/rules/coupons/coupon.ts';
import { unusableCoupons } from '#shared/rules/coupons/usable-coupon.ts';

/** `shelf` is where the member finds it. */
export type UnusableCoupon = OwnCoupon & { readonly shelf: CouponShelf; readonly because: string };

interface Order {
  readonly merchants: readonly { readonly lines: Parameters<typeof unusableCoupons>[2] }[];
  /** Undefined where it cannot be read: then nothing is told unusable. */
  readonly volume_list?: AnswerOf<typeof volume.getList>['data'] | undefined;
}

/** Those that could still be used first. Undefined where the shop does not tell which coupons the member has. */
export async function unusableOf(shop: MemberShop, order: Order): Promise<readonly UnusableCoupon[] | undefined> {
  if (!order.volume_list) return undefined;
  const own = await readOptional(() => Promise.all(SHELVES.map((shelf) => shelfOf(shop, order, shelf))));
  const coupons = own?.flat();
  if (!coupons) return undefined;
  const { coupons: allowed } = await withMemberFlags(shop, ofCoupons, { coupons });
  return allowed.length === 0 ? [] : coupons;
}

/** A member without the privilege has no coupons, whatever a server leaves in. */
const ofCoupons = shape({ coupons: under('volume', list(ownCoupon), []) });

async function shelfOf(shop: MemberShop, { merchants, volume_list = [] }: Order, shelf: CouponShelf) {
  const lines = merchants.flatMap((merchant) => merchant.lines);
  const { data } = await shop.client.send(volume.mine, { lx: shelf }, { signal: shop.signal });
  const found = unusableCoupons(data, volume_list, lines, shop.serverNow());
  return found.map(({ coupon, because }) => ({ ...coupon, shelf, because: GONE[shelf]?.(coupon) ?? because }));
}

const SHELVES = ['my', 'used', 'expired'] as const satisfies readonly CouponShelf[];

const GONE: Partial<Readonly<Record<CouponShelf, (coupon: OwnCoupon) => string>>> = {
  used: ({ order_id }) => (Number(order_id) > 0 ? `已使用（订单 ${order_id}）` : '已使用'),
  expired: () => '已过期',
};

/** Why this order cannot use the coupon with this id, and what may help; undefined where the shop does not tell. */
export async function whyNot(
  shop: MemberShop,
  order: Order,
  volume_id: string,
): Promise<{ readonly because: Words; readonly next?: Words } | undefined> {
  const own = await unusableOf(shop, order);
  if (!own) return undefined;
  const held = own.find((each) => each.volume_id === volume_id);
  if (held) return { because: [held.because, held.because] };
  const { data = [] } = (await readOptional(() => shop.client.send(volume.getList, {}))) ?? {};
  const offered = data.find((each) => each.volume_id === volume_id);
  if (!offered || !isClaimable(offered)) return { because: ['会员没有这张券', 'the member has no such coupon'] };
  return {
    because: ['还没有领取', 'it is not claimed yet'],
    next: [`领取：yaocang coupon claim ${volume_id}`, `claim it: yaocang coupon claim ${volume_id}`],
  };
}
