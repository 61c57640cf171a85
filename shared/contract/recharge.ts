import { about, assumedCall, get, post, write } from './call.ts';
import { topUpActivity } from './member-entities.ts';
import { onlyOne, state } from './page-wire.ts';
import { anyId, fen, id, known, optional, rows, shape, shown, type TypeOf, text, time } from './wire.ts';

/** A top-up: pay_status 0 unpaid, 1 paid, 2 transfer proof submitted. `moneys` is due, `get_money` is credited, bonus included. */
export const topUpRow = shape({
  order_id: id,
  order_sn: text,
  add_time: shown(time, null),
  pay_status: state([0, 1, 2]),
  pay_name: optional(text),
  pay_time: known(time),
  moneys: fen,
  get_money: fen,
});
export type TopUpRow = TypeOf<typeof topUpRow>;

/** recharge.php: topping up the balance (document 2 §7). */
export const recharge = {
  /** The running top-up activities, and whether payment is enabled. */
  list: get('recharge.php?act=list', 'read', {}, { czhd_list: rows(topUpActivity, 'hd_id'), have_pay: onlyOne }),
  /** The member's top-ups: lx 1 to be paid (status 0 and 2), 2 paid, any other value all. With order_id: that row. */
  rechargeLog: about(
    get(
      'recharge.php?act=recharge_log',
      'read',
      { lx: optional(text), order_id: optional(anyId) },
      { data: rows(topUpRow), page_next: text },
    ),
    'order_id',
    'data.order_id',
  ),
  /** Deletes an unpaid top-up. */
  rechargeDel: get('recharge.php?act=recharge_del', write('all'), { order_id: anyId }, {}),
  /**
   * Creates the top-up that /pay_recharge then pays. `type` is the hd_id of an activity, one of the fixed amounts money1 to
   * money4, or any other value for the amount `money_v`. The same choice, while unpaid, answers the same top-up.
   */
  rechargeAdd: assumedCall(
    post('recharge.php?act=recharge_add', write('all'), shape({ type: text, money_v: optional(fen) }), {
      order_id: id,
      order_sn: text,
      moneys: fen,
      get_money: fen,
    }),
  ),
};
