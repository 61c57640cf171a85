import { get } from './call.ts';
import { knownRows, otherwise, state } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { named, oneOrMany, shape, type TypeOf, text } from './wire.ts';

/** A bank account of the operator: lx 1 is public, any other value private (document 2 §3). */
export const bankAccount = shape({
  name: text,
  lx: otherwise(['1', '2'], '2'),
  area: text,
  user_name: text,
  number: text,
  /** The bank's number, for transfers between banks. */
  y_number: text,
});
export type BankAccount = TypeOf<typeof bankAccount>;

/** A QR code that receives money: ewm_lx 1 Alipay, 2 WeChat, 3 any app. `ewm` is the image, without which it is none. */
export const collectingCode = shape({
  ewm_lx: state(['1', '2', '3']),
  lx: otherwise(['1', '2'], '2'),
  ewm: webAddress,
});
export type CollectingCode = TypeOf<typeof collectingCode>;

/** bank_info.php (document 2 §7). */
export const bankInfo = {
  /** The operator's bank accounts and QR codes, for bank transfers. */
  list: get(
    'bank_info.php?act=list',
    'read',
    {},
    {
      yh_list: knownRows(oneOrMany(named(bankAccount, 'number', 'user_name', 'name'))),
      sm_list: knownRows(oneOrMany(named(collectingCode, 'ewm'))),
    },
  ),
};
