import { about, assumedCall, get, post, write } from './call.ts';
import { orderLine, payStatus } from './entities.ts';
import { atLeast, calledById, every, picture, searchedWords, state } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  choice,
  count,
  fen,
  flag,
  id,
  known,
  list,
  nothingIs,
  oneOrMany,
  optional,
  rows,
  shape,
  shown,
  type TypeOf,
  text,
  time,
} from './wire.ts';

/** Type of a request: 1 return and refund, 2 refund only, 3 exchange. */
export const serviceType = choice(['1', '2', '3']);
export type ServiceType = TypeOf<typeof serviceType>;

/** Status of a request: 1 under review, 2 to be sent back, 3 to be refunded or exchanged, 4 rejected, 5 complete, 6 closed (document 2 §2). */
export const serviceStatus = state([1, 2, 3, 4, 5, 6]);

/** A row of the after-sales list, one per order (document 2 §3). `return_zt` is the status as text. */
export const serviceRow = shape({
  order_id: id,
  return_sn: text,
  order_sn: text,
  add_time: shown(time, null),
  goods_thumb: oneOrMany(webAddress),
  money_paid: fen,
  pay_status: payStatus,
  pay_name: optional(text),
  status: serviceStatus,
  type_name: text,
  return_zt: text,
});
export type ServiceRow = TypeOf<typeof serviceRow>;

/** An event in the history of a request. */
export const serviceStep = shape({ name: text, note: text, time: shown(time, null) });
export type ServiceStep = TypeOf<typeof serviceStep>;

/** A request with its lines and history. `refund` is the money to be returned, `bonus` the part of it that goes to the bonus, `integral` the points. */
export const serviceRecord = shape({
  ...serviceRow.fields,
  type: known(serviceType),
  reason: text,
  images: list(picture),
  refund: fen,
  bonus: optional(fen),
  integral: shown(count, 0),
  lines: list(calledById(shape({ og_id: id, ...orderLine.fields }))),
  history: list(serviceStep),
});
export type ServiceRecord = TypeOf<typeof serviceRecord>;

/**
 * A line that can be claimed: at most `can_num` pieces, for at most `can_refund` in total, and `one_refund` for each piece
 * but the last, which takes the rest. The points likewise.
 */
export const claimableLine = calledById(
  shape({
    og_id: id,
    ...orderLine.fields,
    can_num: atLeast(0, count),
    can_refund: fen,
    one_refund: optional(fen),
    can_integral: known(count),
    one_integral: known(count),
  }),
);
export type ClaimableLine = TypeOf<typeof claimableLine>;

/** The body of a request. */
export const serviceRequest = shape({
  order_id: id,
  type: serviceType,
  lines: list(shape({ og_id: id, num: count })),
  reason: text,
  images: list(picture),
});
export type ServiceRequest = TypeOf<typeof serviceRequest>;

/** The after-sales calls of order.php (document 2 §7). They have their own file, so that the order list does not load them. */
export const afterSales = {
  /** After-sales requests, one row per order, newest first; with order_id that order's row. */
  servicesList: about(
    get(
      'order.php?act=services_list',
      'read',
      { is_start: optional(flag), keywords: optional(searchedWords), order_id: optional(anyId) },
      { data: rows(serviceRow), page_next: text },
    ),
    'order_id',
    'data.order_id',
  ),
  /** The requests of an order with their history, newest first, and what can be claimed now. */
  servicesInfo: about(
    assumedCall(
      get(
        'order.php?act=services_info',
        'read',
        { order_id: id },
        {
          data: rows(serviceRecord),
          order_sn: text,
          can_apply: optional(flag),
          can_cancel: optional(flag),
          /** Why nothing can be claimed, as text. */
          because: optional(text),
          /** What is asked for when nothing is chosen is the first type and all lines, so all of them have to be readable. */
          types: nothingIs([], every(shape({ type: serviceType, type_name: text }))),
          lines: nothingIs([], every(claimableLine)),
          /** What the order was paid with, and the bonus in it: refunds return both in equal parts. */
          paid: optional(shape({ amount: fen, bonus: fen })),
        },
      ),
    ),
    'order_id',
    'data.order_id',
  ),
  /** Asks for a return, a refund or an exchange of some lines of an order. */
  servicesApply: assumedCall(post('order.php?act=services_apply', write('all'), serviceRequest, { return_sn: text })),
  /** Withdraws the open request of an order. */
  servicesCancel: assumedCall(get('order.php?act=services_cancel', write('all'), { order_id: id }, {})),
};
