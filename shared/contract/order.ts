import { moneyRows } from './buy.ts';
import { about, assumedCall, get, write } from './call.ts';
import { rowsSay } from './confirms.ts';
import { address, orderLine, orderRow, parcel, systemPriv, trackingStep } from './entities.ts';
import { calledById, knownRows, onlyOne, searchedWords, signedFen } from './page-wire.ts';
import {
  anyId,
  assumed,
  count,
  flag,
  id,
  known,
  list,
  off,
  optional,
  rows,
  shape,
  shown,
  type TypeOf,
  text,
  time,
} from './wire.ts';

/** One order with everything that belongs to it (assumed). */
export const orderDetail = shape({
  ...orderRow.fields,
  lines: knownRows(list(orderLine)),
  money: moneyRows,
  remark: optional(text),
  to: address,
  parcels: list(shape({ ...parcel.fields, lines: list(orderLine), trail: list(trackingStep) })),
  /** `bonus`: the part of the amount that was bonus. `note`: what became of money that did not pay the order, such as a transfer that passed after it was paid. */
  payments: list(
    shape({
      pay_name: text,
      amount: signedFen,
      time: shown(time, null),
      bonus: optional(signedFen),
      note: optional(text),
    }),
  ),
  /** The points that it took. */
  integral_used: known(count),
  times: list(shape({ name: text, time: shown(time, null) })),
  /** After-sales requests, newest first. */
  services: list(shape({ return_sn: text, type_name: text, return_zt: text, add_time: shown(time, null) })),
});
export type OrderDetail = TypeOf<typeof orderDetail>;

/** An order line that was to be bought again: `num` of `wanted` pieces were added to the cart. */
export const boughtAgain = calledById(
  shape({
    goods_id: shown(anyId, ''),
    goods_name: text,
    wanted: known(count),
    num: known(count),
    because: text,
  }),
);
export type BoughtAgain = TypeOf<typeof boughtAgain>;

/** order.php (document 1 §7); its after-sales calls are in after-sales.ts. */
export const order = {
  /** Orders by tab (`lx` all, 1, 2, 3, 5, 6) and keywords. With order_id: that order's row. */
  orderList: about(
    get(
      'order.php?act=order_list',
      'read',
      { is_start: optional(flag), lx: optional(text), keywords: optional(searchedWords), order_id: optional(anyId) },
      {
        // Rows of one order that contradict each other stay: no act is settled by one of them.
        data: rows({ ...orderRow, once: true }),
        page_next: text,
        order_pay: onlyOne,
        is_have: off,
        system_priv: optional(systemPriv),
      },
    ),
    'order_id',
    'data.order_id',
    'is_fd',
  ),
  /** The lines of an order. */
  goodsList: get('order.php?act=goods_list', 'read', { order_id: id }, { data: assumed(rows(orderLine)) }),
  /** Confirms the receipt of a parcel, or without send_id of the whole order. */
  qrSh: get('order.php?act=qr_sh', write('all'), { order_id: id, send_id: anyId }, {}),
  /** Closes an order. */
  qxOrder: get('order.php?act=qx_order', write('all'), { order_id: id }, {}),
  /** Adds the lines of an order to the cart again, as far as possible. `because` says why a line was not added, or only in part. */
  buyAgain: assumedCall(
    get(
      'order.php?act=buy_again',
      write(rowsSay('data')),
      { order_id: id },
      { data: list(boughtAgain), len: known(count) },
    ),
  ),
  /** One order in full. */
  orderInfo: about(
    assumedCall(get('order.php?act=order_info', 'read', { order_id: id }, { data: orderDetail })),
    'order_id',
    'data.order_id',
  ),
};
