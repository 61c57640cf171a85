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

/** The linked accounts; the answers carry no id of the own account, so it is known by the session's name. */
export const accountChoices = (accounts: readonly LinkedAccount[], sessionName: string): readonly AccountChoice[] =>
  accounts.map(({ user_id, nickname, user_name }) => ({
    user_id,
    label: `${nickname}（${user_name}）`,
    current: sessionName !== '' && (nickname === sessionName || user_name === sessionName),
  }));
