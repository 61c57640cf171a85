import { get, money, post, write } from './call.ts';
import { state } from './page-wire.ts';
import { payFor } from './pay-order.ts';
import { webAddress } from './web-address.ts';
import { anyId, assumed, fen, flag, optional, shape, type TypeOf, text, time } from './wire.ts';

/** State of a transfer proof: 0 under review, 1 passed, 2 rejected (document 2 §4). */
export const proofStatus = state([0, 1, 2]);
export type ProofStatus = TypeOf<typeof proofStatus>;

/** The bank transfers of pay/pay_order.php (document 2 §7). They have their own file, because few payments need them. */
export const payTransfer = {
  /** Submits the proof of a bank transfer, an uploaded image. With `use_ye` a part of the balance stays reserved until the review. */
  zzPay: post(
    'pay/pay_order.php?act=zz_pay',
    money('all'),
    shape({ type: payFor, order_id: anyId, fd_sn: text, prove: text, use_ye: flag }),
    {},
  ),
  /**
   * The current transfer proof. `shbz` is the reason of a rejection, `amount` the amount to transfer, `balance` the part that
   * the balance pays: reserved during the review, returned after a rejection.
   */
  getZzStatus: get(
    'pay/pay_order.php?act=get_zz_status',
    'read',
    { order_id: anyId, type: payFor },
    {
      status: proofStatus,
      shbz: optional(text),
      prove: optional(webAddress),
      amount: assumed(fen),
      balance: assumed(fen),
      add_time: assumed(time),
    },
  ),
  /** Cancels a transfer that is under review or rejected, and releases the reserved part of the balance. */
  colsZzStatus: get('pay/pay_order.php?act=cols_zz_status', write('all'), { order_id: anyId, type: payFor }, {}),
};
