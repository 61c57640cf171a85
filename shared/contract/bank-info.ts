import { get } from './call.ts';
import { list, otherwise, shape, type TypeOf, text } from './wire.ts';

/** An account to transfer to: lx 1 is a public account, otherwise private (document 2 §3). */
export const bankAccount = shape({
  name: text,
  lx: otherwise(['1', '2'], '2'),
  area: text,
  user_name: text,
  number: text,
  /** The bank's own number, for transfers between banks. */
  y_number: text,
});
export type BankAccount = TypeOf<typeof bankAccount>;

/** A code to transfer to by scanning: ewm_lx 1 Alipay, 2 WeChat, 3 one code for all; `ewm` is the picture. */
export const collectingCode = shape({
  ewm_lx: otherwise(['1', '2', '3'], '3'),
  lx: otherwise(['1', '2'], '2'),
  ewm: text,
});
export type CollectingCode = TypeOf<typeof collectingCode>;

/** bank_info.php (document 2 §7). */
export const bankInfo = {
  /** Where a bank transfer goes: accounts and collecting codes. */
  list: get('bank_info.php?act=list', 'read', {}, { yh_list: list(bankAccount), sm_list: list(collectingCode) }),
};
