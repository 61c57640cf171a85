/** Group buys and price cuts have the same shape, called a team here. Their calls are assumed. */

import { calledById, state } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import {
  anyId,
  counter,
  fen,
  flag,
  id,
  known,
  optional,
  priced,
  rows,
  shape,
  shown,
  type TypeOf,
  text,
  time,
} from './wire.ts';

/** `running`; `complete`: the price is won; `used`: it was ordered; `failed`: the time ran out. */
export const teamState = state(['running', 'complete', 'used', 'failed']);
export type TeamState = TypeOf<typeof teamState>;

/**
 * A group buy or a price cut. `price` is the price of a complete one, for up to `limit_num` pieces in one order; `now_price`
 * is the current price of a price cut. `is_owner`: the member started it; `joined`: the member takes part.
 */
export const team = calledById(
  shape({
    id: id,
    goods_id: id,
    goods_name: text,
    goods_thumb: optional(webAddress),
    unitno_name: optional(text),
    nickname: optional(text),
    from_price: priced(optional(fen)),
    price: priced(optional(fen)),
    now_price: priced(optional(fen)),
    need_num: counter,
    have_num: counter,
    limit_num: counter,
    state: teamState,
    add_time: shown(time, null),
    end_time: shown(time, null),
    /** Until when the won price can be ordered. */
    use_end_time: known(time),
    is_owner: known(flag),
    joined: known(flag),
    order_id: known(anyId),
  }),
);
export type Team = TypeOf<typeof team>;

/** The parameters of both lists. With goods_id: the open teams of that product, else the member's own. */
export const teamListQuery = { is_start: optional(flag), goods_id: optional(anyId) };
/** The offer of a product before anybody starts a team. Only buyers who may see prices get the price. */
export const teamOffer = shape({
  price: priced(optional(fen)),
  need_num: counter,
  limit_num: counter,
  hours: counter,
  end_time: shown(time, null),
});
export type TeamOffer = TypeOf<typeof teamOffer>;

/** The answer of both lists. `offer` comes only with goods_id, while that product has one. */
export const teamListAnswer = { data: rows(team), page_next: text, offer: optional(teamOffer) };
