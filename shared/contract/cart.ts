import { get, write } from './call.ts';
import { idsDone } from './confirms.ts';
import { unitNo } from './entities.ts';
import { atLeast, calledById, onlyOne, outcome, word } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  assumed,
  count,
  counter,
  fen,
  flag,
  id,
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
} from './wire.ts';

/** A cart line. Type 4 is a bundle, `start_num` the order multiple (document 1 §3). */
export const cartLine = calledById(
  shape({
    cart_id: id,
    rec_id: shown(anyId, ''),
    goods_id: id,
    goods_name: text,
    goods_thumb: optional(webAddress),
    goods_price: priced(fen),
    cash_price: priced(optional(fen)),
    num: atLeast(0, count),
    /** Missing or 0: there is none. */
    start_num: known(nothingIs(0, atLeast(0, count))),
    min_unitno: unitNo,
    goods_number: priced(counter),
    type: known(word),
    goods_type: text,
    no_discount: off,
    spce_name: optional(text),
    attr_name: optional(text),
    integral: optional(count),
    unitno_name: assumed(text),
    des: assumed(text),
    brand_name: assumed(text),
    /** The price won by a group buy or a price cut, for up to `won_num` pieces of one order. */
    won_price: priced(assumed(fen)),
    won_num: assumed(count),
    /** The merchant that ships this line. */
    order_zt: assumed(text),
  }),
);
export type CartLine = TypeOf<typeof cartLine>;

/** cart.php (document 1 §7). */
export const cart = {
  /** The cart and its shipping rule: below `package_price` and without a package, the fee `agency_franking` is due. */
  list: get(
    'cart.php?act=list',
    'read',
    {},
    {
      data: rows(cartLine, 'cart_id'),
      order_pay: onlyOne,
      /** Unknown where it cannot be read: then nobody is told that a fee is due. */
      have_package: known(flag),
      package_price: fen,
      agency_franking: fen,
      checkedList: list(text),
      allCheckedList: list(text),
    },
  ),
  /** Changes a quantity. `success` 2: stock is short; 3: the purchase limit is reached. Both answer the corrected quantity. */
  upNum: get(
    'cart.php?act=up_num',
    write('all'),
    { cart_id: id, num: count },
    {
      success: outcome(1, 2, 3),
      goods_price: optional(fen),
      goods_number: known(atLeast(0, count)),
      goods_name: optional(text),
    },
  ),
  /** Removes lines; `id_list` is comma-joined. `del_ids` are those that went. */
  delNum: get('cart.php?act=del_num', write(idsDone('id_list', 'del_ids')), { id_list: text }, { del_ids: list(id) }),
};
