import { get, post } from './call.ts';
import { advert, loginFields } from './entities.ts';
import { id, off, oneOrMany, shape, text } from './wire.ts';

/** login.php (document 1 §7). */
export const login = {
  /** Logs in. The password is encoded; `yz_chit` proves an SMS verification, where one is required. */
  login: post(
    'login.php?act=login',
    'session',
    shape({ user_name: text, password: text, openid: text, log_bs: text, yz_chit: text }),
    loginFields,
  ),
  /** Logs out. The token becomes invalid. */
  logout: get('login.php?act=logout', 'session', {}, {}),
  /** Whether registration needs an invite code or is closed, and the adverts of the login screen. */
  needCode: get(
    'login.php?act=need_code',
    'read',
    {},
    { need_code: off, shop_reg_closed: off, ad_list: oneOrMany(advert) },
  ),
  /** Switches to a linked account. */
  reLogin: post('login.php?act=re_login', 'session', shape({ user_id: id, log_bs: text }), loginFields),
};
