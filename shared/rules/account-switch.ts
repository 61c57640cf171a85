/** The account-switch dialog (document 2 §2, §4). */
import type { LinkedAccount } from '#shared/contract/entities.ts';

/** A linked account as the dialog lists it. */
export interface AccountChoice {
  readonly user_id: string;
  /** Nickname and login name. */
  readonly label: string;
  /** The one that is logged in; it is marked and cannot be selected. */
  readonly current: boolean;
}

/** Who is logged in, as far as the client knows: the login name that was used, and the name that the login answered. */
export interface Self {
  readonly user_name: string | undefined;
  readonly name: string;
}

/** The user id of the account that is logged in, which no answer tells: by its login name, else by its nickname where only one has it. */
export function currentAccount(accounts: readonly LinkedAccount[], self: Self): string | undefined {
  const used = self.user_name?.toLowerCase();
  const byName = accounts.find(({ user_name }) => user_name.toLowerCase() === used);
  if (byName) return byName.user_id;
  const named = accounts.filter(({ nickname }) => nickname === self.name);
  return named.length === 1 ? named[0]?.user_id : undefined;
}

/** The linked accounts as they are listed. */
export function accountChoices(accounts: readonly LinkedAccount[], self: Self): readonly AccountChoice[] {
  const current = currentAccount(accounts, self);
  return accounts.map(({ user_id, nickname, user_name }) => ({
    user_id,
    label: `${nickname}（${user_name}）`,
    current: user_id === current,
  }));
}
