/** The accounts that are linked to the one that is logged in. */

import { keptLogin } from '#cli/parts/login.ts';
import { say } from '#cli/parts/member-words.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { login } from '#shared/contract/login.ts';
import { user } from '#shared/contract/user.ts';
import { loggedIn } from '#shared/messages/login.ts';
import { accountChoices } from '#shared/rules/account-switch.ts';

/** An account as it is listed; the current one cannot be switched to. */
export interface Account {
  readonly user_id: string;
  readonly user_name: string;
  readonly nickname: string;
  /** Nickname and login name. */
  readonly label: string;
  readonly current: boolean;
}

export interface Accounts {
  readonly accounts: readonly Account[];
}

/** The linked accounts as the shop knows them now; none for whoever stands alone. */
export async function listAccounts(shop: Shop): Promise<Accounts> {
  const { user_name, name } = loginOf(shop);
  const { user_list = [] } = await shop.client.send(user.userLeft, {});
  const choices = accountChoices(user_list, { user_name, name });
  return { accounts: user_list.map((account, at) => ({ ...account, ...choices[at]! })) };
}

/** Who is logged in after a switch. */
export interface Switched {
  readonly message: string;
  readonly user_name: string;
  readonly name: string;
  readonly yz: number;
  readonly cartnum: number;
}

/** Logs in again as a linked account, by its id or login name; `pick` is asked when none is named. */
export async function switchAccount(
  shop: Shop,
  dir: string,
  named: string | undefined,
  pick: (accounts: readonly Account[]) => Promise<string>,
): Promise<Switched> {
  const { accounts } = await listAccounts(shop);
  if (accounts.length < 2) throw new Fault('server', say.noLinked);
  const which = named ?? (await pick(accounts));
  const chosen = accounts.find(({ user_id, user_name }) => user_name === which || user_id === which);
  if (!chosen) throw new Fault('usage', say.noSuchAccount(which), { next: say.seeAccounts });
  if (chosen.current) throw new Fault('usage', say.isCurrent, { next: say.seeAccounts });
  const answer = await shop.client.send(login.reLogin, { user_id: chosen.user_id, log_bs: shop.settings.log_bs });
  shop.learn(answer.token);
  shop.session.login = keptLogin(chosen.user_name, answer);
  await saveLogin(dir, shop.profile, shop.session.login);
  const { name, yz, cartnum } = answer;
  return { message: loggedIn.text, user_name: chosen.user_name, name, yz, cartnum };
}
