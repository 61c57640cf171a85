import { assumedCall, get } from './call.ts';
import { fen, flag, list, shape, text } from './wire.ts';

/** bank.php: the member's payment methods (assumed). */
export const bank = {
  /** The member's payment methods with a description, the balance including bonus, and whether a payment password is set. */
  list: assumedCall(
    get(
      'bank.php?act=list',
      'read',
      {},
      {
        data: list(shape({ pay_id: text, pay_name: text, icon: text, color: text, des: text })),
        moneys: fen,
        pay_pwd: flag,
      },
    ),
  ),
};
