/** Entities of members and their orders: accounts, coupons, activities, addresses, orders (document 1 §3, document 2 §3). */

import { atLeast, calledById, every, inside, onlyOne, otherwise, state } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  type Codec,
  choice,
  count,
  fen,
  flag,
  id,
  known,
  list,
  named,
  nothingIs,
  off,
  oneOrMany,
  optional,
  shape,
  shown,
  type TypeOf,
  text,
  time,
} from './wire.ts';

/** Verification state: 0 unverified, 1 verified, 2 verifying, 3 failed (document 1 §4). Undefined when an answer does not say. */
export const verification = state([0, 1, 2, 3]);
export type Verification = TypeOf<typeof verification>;

/** An account linked to this one (document 2 §3), which people choose by one of its names. */
export const linkedAccount = named(shape({ user_id: id, nickname: text, user_name: text }), 'nickname', 'user_name');
export type LinkedAccount = TypeOf<typeof linkedAccount>;

/** The answer of a login and of an account switch. */
export const loginFields = {
  agency_id: shown(anyId, ''),
  token: text,
  name: text,
  avatar: optional(webAddress),
  order_pay: onlyOne,
  is_yb: off,
  user_list: list(linkedAccount, 'user_id'),
  yz: verification,
  cartnum: shown(atLeast(0, count), 0),
  is_re: off,
  phone: optional(text),
};

/** A coupon: type 1 is shop-wide, any other for one product. `price` is the reduction, `mz_price` the minimum spend. */
export const coupon = shape({
  volume_id: id,
  type: otherwise(['1', '2'], '2'),
  price: fen,
  mz_price: fen,
  start_time: known(time),
  /** null: it does not end. */
  end_time: known(time),
  goods_id: anyId,
  goods_name: optional(text),
  goods_thumb: optional(webAddress),
  is_get: known(flag),
});
export type Coupon = TypeOf<typeof coupon>;

/** A shop activity: type 1 discount (`price` "9.50" is 9.5 折, read as 950), 2 reduction (`price` in fen), 3 gift. */
export const shopActivity = shape({
  name: text,
  mz_price: fen,
  package: off,
  is_once: off,
  once_time: optional(text),
  long_time: off,
  end_time: known(time),
  data_list: list(
    shape({
      type: choice(['1', '2', '3']),
      price: fen,
      gift_id: shown(anyId, ''),
      gift_name: optional(text),
      gift_num: known(count),
    }),
  ),
});
export type ShopActivity = TypeOf<typeof shopActivity>;

/** A product activity: buying `mz_num` pieces brings the gifts; `gift_plus` means that they stack. */
export const goodsActivity = shape({
  goods_name: text,
  mz_num: known(atLeast(1, count)),
  gift_plus: off,
  data_list: list(shape({ gift_type: text, gift_id: shown(anyId, ''), gift_name: text, gift_num: known(count) })),
});
export type GoodsActivity = TypeOf<typeof goodsActivity>;

/** A purchase limit (document 2 §3): `kk_num` may still be bought; type 1 limits an order, any other an account. */
export const restriction = shape({
  is_restricted: known(flag),
  kk_num: optional(count),
  restricted_num: known(count),
  type: otherwise(['1', '2'], '2'),
});
export type Restriction = TypeOf<typeof restriction>;

/** A limit that came and cannot be read: nobody knows whether there is one. The goods can be looked at, not added. */
export const readRestriction = optional(shown(restriction, { type: '2' }));

/** The unit of a cart line: 1 base, 2 medium pack, 3 or any other value box (document 1 §3). */
export const unitNo = otherwise([1, 2, 3], 3, 1);

const unit = choice([1, 2, 3]);
/** The least unit of goods. Only a unit above 1 restricts an order (document 2 §5), so PHP's 0 is the base unit. */
export const leastUnit: Codec<1 | 2 | 3> = {
  ...unit,
  read: (raw, at) => (raw === 0 || raw === '0' ? 1 : unit.read(raw, at)),
};

/** The size of a pack in base units; 0 or nothing when there is no such pack. */
export const packSize = nothingIs(0, atLeast(0, count));

/** A delivery address; `mr` marks the default address. */
export const address = shape({
  address_id: id,
  name: optional(text),
  consignee: text,
  phone: text,
  path: text,
  province: optional(text),
  city: optional(text),
  district: assumed(text),
  address: optional(text),
  mr: off,
});
export type Address = TypeOf<typeof address>;

/** A line of an order or a parcel. */
export const orderLine = calledById(
  shape({
    goods_id: assumed(anyId),
    goods_name: text,
    goods_thumb: optional(webAddress),
    spce_name: optional(text),
    attr_name: optional(text),
    unitno_name: assumed(text),
    /** Pack and maker, which distinguish goods of the same name. */
    des: assumed(text),
    brand_name: assumed(text),
    goods_price: fen,
    /** Points that one piece cost in addition to its price. */
    integral: assumed(count),
    num: known(count),
    is_gift: assumed(flag),
    /** As of a cart line: 4 is a bundle, whose id is not that of a goods. */
    type: assumed(text),
  }),
);
export type OrderLine = TypeOf<typeof orderLine>;

/** A parcel of an order: send_type 2 is an offline delivery; status 0 not shipped, 1 shipped, 2 received. */
export const parcel = shape({
  send_id: id,
  send_type: otherwise(['1', '2'], '1'),
  status: state([0, 1, 2]),
  delivery_name: assumed(text),
  delivery_num: assumed(text),
});
export type Parcel = TypeOf<typeof parcel>;

/** A tracking step of a parcel. */
export const trackingStep = named(shape({ status: text, context: text, time: shown(time, null) }), 'context', 'status');

/** Display codes: 1 pending payment, 2 pending shipment, 3 pending receipt, 4 after-sales, 5 pending comment, 6 completed, 7 closed. */
export const orderCode = state([1, 2, 3, 4, 5, 6, 7]);

/** Payment of an order: 0 unpaid, 1 paid, 2 transfer proof submitted, 3 transfer proof rejected. */
export const payStatus = state([0, 1, 2, 3]);

/** A row of the order list. */
export const orderRow = shape({
  order_id: id,
  order_sn: text,
  add_time: shown(time, null),
  goods_thumb: oneOrMany(webAddress),
  order_zt: text,
  is_fd: off,
  fd_sn: assumed(text),
  status: inside('status', orderCode),
  order_status: known(count),
  pay_status: payStatus,
  pay_name: optional(text),
  money_paid: fen,
  shipping_fee: fen,
  shipping_status: known(count),
  cash_price_xj: optional(fen),
  breed_num: known(count),
  /** When an unpaid order is closed automatically. */
  end_time: assumed(time),
  /** The amount of the transfer that is under review; a part from the balance makes it smaller than the order's. */
  transfer: assumed(fen),
  /** Undefined when one of the parcels cannot be read. */
  delivery: known(every(parcel, 'send_id')),
});
export type OrderRow = TypeOf<typeof orderRow>;

/** A top-up activity. */
export const topUpActivity = shape({ hd_id: id, moneys: fen, s_money: fen, title: text, end_time: known(time) });
export type TopUpActivity = TypeOf<typeof topUpActivity>;
