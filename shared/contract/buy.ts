import { assumedCall, get, post, write } from './call.ts';
import { cartLine } from './cart.ts';
import { address, coupon, orderLine } from './entities.ts';
import { atLeast, every, knownRows, outcome, word } from './page-wire.ts';
import {
  anyId,
  count,
  fen,
  flag,
  id,
  known,
  list,
  nothingIs,
  optional,
  shape,
  type TypeOf,
  text,
  under,
} from './wire.ts';

/** An item to add to the cart: type 0 goods, 4 a bundle; `attr_id` is the near-expiry batch (tb_id), `spce_id` the specification. */
export const cartItem = shape({ type: text, goods_id: id, goods_number: count, attr_id: anyId, spce_id: anyId });
export type CartItem = TypeOf<typeof cartItem>;

/** The amounts of a checkout or an order, in the order of the calculation. */
export const moneyRows = shape({
  goods_amount: fen,
  activity_discount: fen,
  volume_discount: fen,
  integral_money: fen,
  shipping_fee: fen,
  money_paid: fen,
});
export type MoneyRows = TypeOf<typeof moneyRows>;

/** buy.php: `add_to_cart` is documented (document 2 §7), the two calls of the checkout are assumed. */
export const buy = {
  /** Adds to the cart. `success` 2: sold out by others; 3: limit reached; `goods_number` is what is left, `len` the number of lines in the cart. */
  addToCart: post('buy.php?act=add_to_cart', write('all'), list(cartItem), {
    success: outcome(1, 2, 3),
    goods_number: known(atLeast(0, count)),
    goods_name: optional(text),
    len: known(count),
  }),
  /** Previews the order of these cart lines: lines by merchant, addresses, coupons, activities, amounts. */
  confirm: assumedCall(
    get(
      'buy.php?act=confirm',
      'read',
      { buy_list: text, address_id: anyId, volume_id: anyId, use_integral: flag },
      {
        merchants: every(shape({ order_zt: text, lines: every(cartLine), shipping_fee: fen })),
        address_list: knownRows(list(address, 'address_id')),
        address_id: anyId,
        volume_list: under('volume', knownRows(list(coupon, 'volume_id')), []),
        volume_id: anyId,
        activities: list(shape({ name: text, discount: fen })),
        gifts: list(orderLine),
        /** The member's points, how many this order may use, and their value. */
        integral: under('integral', known(count), undefined),
        integral_use: under('integral', known(count), undefined),
        integral_worth: under('integral', fen, undefined),
        money: moneyRows,
        /** Changes whenever a price, a quantity or a rule behind this answer changes; '' from a server without seals. */
        seal: nothingIs('', word),
      },
    ),
  ),
  /** Creates the order. A repeat with the same `once` creates no second order. */
  submit: assumedCall(
    post(
      'buy.php?act=submit',
      write('all'),
      shape({
        buy_list: text,
        address_id: id,
        volume_id: anyId,
        use_integral: flag,
        remark: text,
        once: id,
        /** The server refuses when the checkout has changed since this seal; '' skips the check. */
        seal: text,
      }),
      {
        order_id: id,
        order_sn: text,
        money_paid: fen,
        split: list(shape({ fd_sn: text, order_zt: text, money_paid: fen })),
        already: known(flag),
      },
    ),
  ),
};
