import { about, assumedCall, get } from './call.ts';
import {
  coupon,
  goodsActivity,
  goodsLx,
  leastUnit,
  packSize,
  readRestriction,
  scope,
  shopActivity,
  systemPriv,
} from './entities.ts';
import { atLeast, every, onlyOne, picture, ratio, required, state, word } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  count,
  counter,
  fen,
  flag,
  html,
  id,
  isEmptyList,
  isNothing,
  known,
  list,
  nothingIs,
  off,
  optional,
  priced,
  rows,
  shape,
  shown,
  type TypeOf,
  text,
  time,
  under,
} from './wire.ts';

const declared = shape({
  goods_id: assumed(id),
  goods_name: assumed(text),
  goods_sn: text,
  goods_thumb: optional(webAddress),
  goods_brief: optional(text),
  goods_number: priced(known(count)),
  shop_price: priced(optional(fen)),
  user_price: priced(optional(fen)),
  market_price: optional(fen),
  cash_price: priced(optional(fen)),
  promote_price: priced(optional(fen)),
  is_promote: nothingIs(false, known(flag)),
  promote_name: optional(text),
  ks_time: known(time),
  gmt_end_time: known(time),
  /** Promotion: 0 not started, 1 running, 2 ended. */
  p_type: state([0, 1, 2]),
  restricted: priced(under('restricted', readRestriction, undefined)),
  unitno_name: text,
  /** Pack sizes in base units; 0 when there is no such pack, undefined when it cannot be read. */
  medium: under('unitno', nothingIs(0, known(packSize)), 0),
  box: under('unitno', nothingIs(0, known(packSize)), 0),
  min_unitno: under('unitno', known(leastUnit), 1),
  /** The price won by a group buy or a price cut, for up to `won_num` pieces of one order. */
  won_price: priced(assumed(fen)),
  won_num: assumed(count),
  goods_type: word,
  is_taobao: under('taobao', off, false),
  scope_taobao: priced(under('taobao', optional(scope), undefined)),
  taobao_price: priced(under('taobao', optional(fen), undefined)),
  no_discount: off,
  integral: priced(under('integral', known(atLeast(0, count)), undefined)),
  integral_price: priced(under('integral', optional(fen), undefined)),
  show_hd: off,
  show_tag: off,
  show_hd_info: off,
  order_pay: onlyOne,
  is_yb: off,
  is_udi: under('pledge', assumed(flag), undefined),
  type_id: shown(anyId, ''),
  type_name: optional(text),
  des: assumed(text),
  j_name: assumed(text),
  brand_id: assumed(anyId),
  brand_name: assumed(text),
  buy_count: priced(assumed(counter)),
  /** The earliest expiry date of the normal stock. Near-expiry batches have their own. */
  end_time: assumed(time),
});

/**
 * A product (document 2 §3). Only fully verified buyers get prices and stock. Where the member's own price came and cannot
 * be read, the shop price is not theirs: no price is known.
 */
export const product: typeof declared = {
  ...declared,
  read(raw, at) {
    const value = declared.read(raw, at);
    const own = (raw as { user_price?: unknown }).user_price;
    const isLost = value.user_price === undefined && !isNothing(own) && !isEmptyList(own);
    return isLost ? { ...value, shop_price: undefined } : value;
  },
};
export type Product = TypeOf<typeof product>;

/** A specification of a product. */
export const specification = shape({
  spce_id: id,
  spce_name: text,
  goods_sn: optional(text),
  goods_number: priced(known(count)),
  shop_price: priced(optional(fen)),
  promote_price: priced(optional(fen)),
  is_promote: nothingIs(false, known(flag)),
  restricted: priced(under('restricted', readRestriction, undefined)),
});
export type Specification = TypeOf<typeof specification>;

/** A near-expiry batch: `ph` is the batch number, `end_time` the expiry. */
export const batch = shape({
  tb_id: id,
  ph: text,
  end_time: shown(time, null),
  shop_price: priced(optional(fen)),
  goods_number: priced(known(count)),
});
export type Batch = TypeOf<typeof batch>;

/** A tier price, valid from `num` units on; undefined when that cannot be read. */
export const tier = shape({ num: known(atLeast(1, count)), price: priced(optional(fen)) });
export type Tier = TypeOf<typeof tier>;

/** A published review; the name is partly masked. */
export const review = shape({
  comment_id: id,
  nickname: text,
  comment_rank: known(count),
  content: text,
  comment_gallery: list(picture),
  add_time: shown(time, null),
});
export type Review = TypeOf<typeof review>;

/** goods.php (document 2 §7). */
export const goods = {
  /**
   * A product with everything needed to buy it. The quick-buy dialog sends `fast_buy`. Without it, the answer also has the
   * assumed fields of the goods page: gallery, licence facts, details, favourite.
   */
  info: about(
    get(
      'goods.php?act=info',
      'read',
      {
        goods_id: id,
        fast_buy: optional(flag),
        log_bs: text,
        lx: optional(goodsLx),
        tb_id: optional(anyId),
        show_all: optional(flag),
      },
      {
        priv: systemPriv,
        data: required(product),
        spce_list: every(specification),
        /** Undefined when it cannot be read: the goods stand without it. */
        buyladder: under('buyladder', known(every(tier)), []),
        volume: under('volume', list(coupon, 'volume_id'), []),
        shophd: under('shophd', list(shopActivity), []),
        goodshd: under('goodshd', list(goodsActivity), []),
        taobao_list: under('taobao', every(batch), []),
        /** The product is inside the buyer's business scope. */
        yz_range: off,
        gallery: assumed(list(picture)),
        licence: assumed(list(shape({ name: text, value: text }))),
        details: assumed(list(shape({ title: text, html }))),
        is_collect: assumed(flag),
      },
    ),
    'goods_id',
    'data.goods_id',
  ),
  /** The reviews of a product, newest first, with their number and average rating. */
  comments: assumedCall(
    get(
      'goods.php?act=comments',
      'read',
      { goods_id: id, is_start: optional(flag) },
      { data: rows(review), page_next: text, num: counter, average: known(ratio) },
    ),
  ),
};
