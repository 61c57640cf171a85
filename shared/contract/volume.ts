import { about, assumedCall, get, write } from './call.ts';
import { wordsOf } from './confirms.ts';
import { coupon } from './entities.ts';
import { anyId, choice, id, nothingIs, optional, rows, shape, shown, type TypeOf, time } from './wire.ts';

/** Which of the member's coupons: usable, used, expired. */
export const couponShelf = nothingIs('my', choice(['my', 'used', 'expired']));
export type CouponShelf = TypeOf<typeof couponShelf>;

/** A coupon that the member holds. */
export const ownCoupon = shape({
  ...coupon.fields,
  held_id: id,
  got_time: shown(time, null),
  used_time: shown(time, null),
  order_id: shown(anyId, ''),
});
export type OwnCoupon = TypeOf<typeof ownCoupon>;

/** volume.php: coupons (document 2 §7). */
export const volume = {
  /** Coupons that can be claimed. With goods_id: those of the product and the shop-wide ones. */
  getList: about(
    get('volume.php?act=get_list', 'read', { goods_id: optional(anyId) }, { data: rows(coupon, 'volume_id') }),
    'goods_id',
    'data.goods_id',
  ),
  /** Claims one coupon, or all with 'all'. `content` tells the result. */
  getVolume: get('volume.php?act=get_volume', write(wordsOf('volume_id', 'all')), { volume_id: id }, {}),
  /** The member's own coupons. */
  mine: assumedCall(get('volume.php?act=mine', 'read', { lx: couponShelf }, { data: rows(ownCoupon, 'held_id') })),
};
