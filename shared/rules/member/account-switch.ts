/** The account-switch dialog (document 2 §2, §4). */

import type { LinkedAccount } from '#shared/contract/entities.ts';
import { uniqueBy } from '#shared/contract/unique-by.ts';

/** A linked account in the dialog. */
export interface AccountChoice {
  readonly user_id: string;
  /** The login name; '' when the server told none. */
  readonly user_name: string;
  /** "nickname (login name)"; the one of them that there is. */
  readonly label: string;
  /** The logged-in account, which is marked and cannot be selected. */
  readonly current: boolean;
}

/** The logged-in account as the client knows it: the login name that was used, and the nickname that the login answered. */
export interface Self {
  readonly user_name: string | undefined;
  readonly name: string;
}

/** The user id of the logged-in account. No answer tells it, so it is found by login name, or by a unique nickname. */
export function currentAccount(accounts: readonly LinkedAccount[], self: Self): string | undefined {
  const used = self.user_name?.toLowerCase();
  const byName = used && accounts.find(({ user_name }) => user_name.toLowerCase() === used);
  if (byName) return byName.user_id;
  const named = accounts.filter(({ nickname }) => nickname === self.name);
  return named.length === 1 ? named[0]?.user_id : undefined;
}

/** The linked accounts in the order of the dialog: each once, and none without a name. */
export function accountChoices(accounts: readonly LinkedAccount[], self: Self): readonly AccountChoice[] {
  const each = uniqueBy(accounts, ({ user_id }) => user_id);
  const current = currentAccount(each, self);
  return each
    .map((account) => ({
      user_id: account.user_id,
      user_name: account.user_name,
      label: labelOf(account),
      current: account.user_id === current,
    }))
    .filter(({ label }) => label !== '');
}

const labelOf = ({ nickname, user_name }: LinkedAccount): string =>
  nickname && user_name ? `${nickname}（${user_name}）` : nickname || user_name;
