import { get, post } from './call.ts';
import { payFor } from './pay-order.ts';
import { anyId, assumed, fen, flag, optional, shape, state, type TypeOf, text, time } from './wire.ts';

/** State of a transfer proof: 0 under review, 1 passed, 2 rejected (document 2 §4). */
export const proofStatus = state([0, 1, 2]);
export type ProofStatus = TypeOf<typeof proofStatus>;

/** pay/pay_order.php, bank transfers (document 2 §7). A file of its own: only who pays by transfer needs it. */
export const payTransfer = {
  /** Hands in the proof of a bank transfer, an uploaded picture; with `use_ye` the balance's part is held until the review. */
  zzPay: post(
    'pay/pay_order.php?act=zz_pay',
    'money',
    shape({ type: payFor, order_id: anyId, fd_sn: text, prove: text, use_ye: flag }),
    {},
  ),
  /** The transfer proof that counts now; `shbz` says why it was rejected, `amount` is what was to be transferred. */
  getZzStatus: get(
    'pay/pay_order.php?act=get_zz_status',
    'read',
    { order_id: anyId, type: payFor },
    {
      status: proofStatus,
      shbz: optional(text),
      prove: optional(text),
      amount: assumed(fen),
      add_time: assumed(time),
    },
  ),
  /** Cancels the transfer while it is under review or rejected; a held balance part is free again. */
  colsZzStatus: get('pay/pay_order.php?act=cols_zz_status', 'write', { order_id: anyId, type: payFor }, {}),
};
