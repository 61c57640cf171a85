import { assumedCall, get, post } from './call.ts';
import { topUpActivity } from './member-entities.ts';
import { anyId, fen, flag, id, list, optional, shape, state, type TypeOf, text, time } from './wire.ts';

/** A top-up: pay_status 0 unpaid, 1 paid, 2 transfer proof handed in; `moneys` is due, `get_money` credited, bonus included. */
export const topUpRow = shape({
  order_id: id,
  order_sn: text,
  add_time: time,
  pay_status: state([0, 1, 2]),
  pay_name: optional(text),
  pay_time: optional(time),
  moneys: fen,
  get_money: fen,
});
export type TopUpRow = TypeOf<typeof topUpRow>;

/** recharge.php: topping up the balance (document 2 §7). */
export const recharge = {
  /** Top-up activities that run now, and whether payment is switched on. */
  list: get('recharge.php?act=list', 'read', {}, { czhd_list: list(topUpActivity), have_pay: flag }),
  /** The member's top-ups: lx 1 those to be paid (status 0 and 2), 2 the paid ones, anything else all; with order_id that row. */
  rechargeLog: get(
    'recharge.php?act=recharge_log',
    'read',
    { lx: optional(text), order_id: optional(anyId) },
    { data: list(topUpRow), page_next: text },
  ),
  /** Deletes an unpaid top-up. */
  rechargeDel: get('recharge.php?act=recharge_del', 'write', { order_id: anyId }, {}),
  /**
   * Makes the top-up that /pay_recharge then pays. `type` is what was chosen: an activity's hd_id, one of the fixed amounts
   * money1 to money4, or anything else for the amount `money_v`. The same choice, still unpaid, is answered again.
   */
  rechargeAdd: assumedCall(
    post('recharge.php?act=recharge_add', 'write', shape({ type: text, money_v: optional(fen) }), {
      order_id: id,
      order_sn: text,
      moneys: fen,
      get_money: fen,
    }),
  ),
};
