import { assumedCall, get } from './call.ts';
import { fen, flag, list, shape, text } from './wire.ts';

/** bank.php: payment methods of the member. */
export const bank = {
  /** The methods with which the member may pay and how each works; balance, bonus included, and whether its password is set. */
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
