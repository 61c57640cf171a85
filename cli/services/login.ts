/** Logging in: the password is sent encoded and kept nowhere; the token is kept in a file of one's own. */
import { login } from '#shared/contract/login.ts';
import { loggedIn } from '#shared/messages/login.ts';
import { encodePassword } from '#shared/rules/password.ts';
import type { Shop } from './access/shop.ts';
import { type SavedLogin, saveLogin } from './environment/logins.ts';

/** Who logged in. */
export interface LoggedIn {
  readonly message: string;
  readonly user_name: string;
  readonly name: string;
  readonly yz: number;
  readonly cartnum: number;
}

/** Logs in and keeps the login for later commands. */
export async function logIn(shop: Shop, dir: string, userName: string, password: string): Promise<LoggedIn> {
  const { login: kept, cartnum } = await logInOnce(shop, userName, password);
  await saveLogin(dir, shop.profile, kept);
  return { message: loggedIn.text, user_name: kept.user_name, name: kept.name, yz: kept.yz, cartnum };
}

/** Logs in for this run alone. */
export async function logInOnce(
  shop: Shop,
  userName: string,
  password: string,
): Promise<{ login: SavedLogin; cartnum: number }> {
  shop.learn(password);
  const answer = await shop.client.send(login.login, {
    user_name: userName,
    password: encodePassword(password),
    openid: '',
    log_bs: shop.settings.log_bs,
    yz_chit: '',
  });
  shop.learn(answer.token);
  const { name, token, agency_id, order_pay, is_yb, yz, cartnum } = answer;
  const kept = { user_name: userName, name, token, agency_id, order_pay, is_yb, yz };
  shop.session.login = kept;
  return { login: kept, cartnum };
}
