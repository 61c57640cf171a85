/** Group buys and price cuts: what is the same of both. Their calls are assumed. */
import { anyId, count, fen, flag, id, list, optional, shape, state, type TypeOf, text, time } from './wire.ts';

/** running, complete (the price is won), used (it was ordered), failed (the time ran out). */
export const teamState = state(['running', 'complete', 'used', 'failed']);
export type TeamState = TypeOf<typeof teamState>;

/**
 * A group or a price cut, by `id`. `price` is what whoever completes it pays for up to `limit_num` pieces in one order,
 * `now_price` what a price cut has come to; `is_owner` for who started it, `joined` for who takes part.
 */
export const team = shape({
  id: id,
  goods_id: id,
  goods_name: text,
  goods_thumb: optional(text),
  unitno_name: optional(text),
  nickname: optional(text),
  from_price: optional(fen),
  price: optional(fen),
  now_price: optional(fen),
  need_num: count,
  have_num: count,
  limit_num: count,
  state: teamState,
  add_time: time,
  end_time: time,
  /** Until when a won price can be ordered. */
  use_end_time: optional(time),
  is_owner: flag,
  joined: flag,
  order_id: optional(anyId),
});
export type Team = TypeOf<typeof team>;

/** What both lists take: with goods_id the running ones of that goods that can be joined, else the member's own. */
export const teamListQuery = { is_start: optional(flag), goods_id: optional(anyId) };
/** What a goods is offered for, before anybody has started one; prices only for whoever may see them. */
export const teamOffer = shape({
  price: optional(fen),
  need_num: count,
  limit_num: count,
  hours: count,
  end_time: time,
});
export type TeamOffer = TypeOf<typeof teamOffer>;

/** What both lists answer; `offer` only with goods_id, while that goods has one. */
export const teamListAnswer = { data: list(team), page_next: text, offer: optional(teamOffer) };
