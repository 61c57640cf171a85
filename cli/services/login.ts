/** Logging in: the password is sent encoded and kept nowhere; the token is kept in a file of one's own. */
import type { AnswerOf } from '#shared/contract/call.ts';
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
  shop.session.login = keptLogin(userName, answer);
  return { login: shop.session.login, cartnum: answer.cartnum };
}

/** What is kept of a login's answer. */
export function keptLogin(user_name: string, answer: AnswerOf<typeof login.login>): SavedLogin {
  const { name, token, agency_id, order_pay, is_yb, yz } = answer;
  return { user_name, name, token, agency_id, order_pay, is_yb, yz };
}
