import { assumedCall, get } from './call.ts';
import { signedFen } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { flag, id, optional, rows, shape, text } from './wire.ts';

/** bank.php: the member's payment methods (assumed). */
export const bank = {
  /** The member's payment methods with a description, the balance including bonus, and whether a payment password is set, if the server says so. */
  list: assumedCall(
    get(
      'bank.php?act=list',
      'read',
      {},
      {
        data: rows(shape({ pay_id: id, pay_name: text, icon: webAddress, color: text, des: text })),
        moneys: signedFen,
        pay_pwd: optional(flag),
      },
    ),
  ),
};
