import { get, post, write } from './call.ts';
import { atLeast, ratio } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  choice,
  count,
  counter,
  fen,
  flag,
  id,
  known,
  off,
  optional,
  shape,
  shown,
  type TypeOf,
  text,
  time,
  under,
} from './wire.ts';

/** Gift type of a sign-in day: 0 none, 1 goods, 2 coupon, 3 points (document 2 §9). */
export const giftType = choice([0, 1, 2, 3]);

/** A gift: goods with a price, or a coupon. `type` is the coupon's type. */
export const giftData = shape({
  goods_name: optional(text),
  goods_thumb: optional(webAddress),
  price: optional(fen),
  mz_price: optional(fen),
  type: optional(text),
  start_time: known(time),
  end_time: known(time),
});
export type GiftData = TypeOf<typeof giftData>;

/** One of the seven days. `is_get`: its gift was claimed in this streak. */
export const signInDay = shape({
  gift_type: known(giftType),
  gift_num: known(count),
  gift_id: shown(anyId, ''),
  is_get: off,
  data: optional(giftData),
});
export type SignInDay = TypeOf<typeof signInDay>;

/** The seven days. `lx_day` counts the consecutive days so far, `re_time` is when the gifts are renewed. */
export const signInWeek = shape({
  signin_id: id,
  lx_day: atLeast(0, count),
  is_get: flag,
  re_time: known(time),
  signin1: signInDay,
  signin2: signInDay,
  signin3: signInDay,
  signin4: signInDay,
  signin5: signInDay,
  signin6: signInDay,
  signin7: signInDay,
});
export type SignInWeek = TypeOf<typeof signInWeek>;

/** The body of a sign-in: `v` is the key of the day ("signin3"), the address is for a goods gift. */
export const signInRequest = shape({ signin_id: id, v: text, address_id: anyId });
export type SignInRequest = TypeOf<typeof signInRequest>;

/** signin.php: the daily sign-in (document 2 §7). */
export const signin = {
  /** The seven days, the member's streak and points. */
  signin: get(
    'signin.php?act=signin',
    'read',
    {},
    {
      data: signInWeek,
      user_id: id,
      integral_ratio: shown(ratio, 0),
      user_integral: under('integral', counter, undefined),
    },
  ),
  /** Signs in for today. Answers the gift, and the order of a goods gift. */
  get: post('signin.php?act=get', write('all'), signInRequest, {
    gift_type: assumed(giftType),
    gift_num: assumed(count),
    data: assumed(giftData),
    order_id: assumed(anyId),
    user_integral: assumed(count),
  }),
};
