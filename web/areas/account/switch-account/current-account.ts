/** Which of the linked accounts is logged in: the server does not say, so the login name that was used is noted. */
import type { LinkedAccount } from '#shared/contract/entities.ts';
import { currentAccount as currentOf } from '#shared/rules/account-switch.ts';
import { isRecord, isText, keep, recall } from '#web/state/storage/storage.ts';

export interface NotedAccount {
  /** The beginning of the token that it goes with. */
  readonly of: string;
  readonly user_name: string;
}

const beginning = (token: string): string => token.slice(0, 8);

const KEY = 'account';

const isNoted = (value: unknown): value is NotedAccount =>
  isRecord(value) && isText(value.of) && isText(value.user_name);

/** Notes the login name that a token was made with. */
export const noteAccount = (token: string, user_name: string): void => keep(KEY, { of: beginning(token), user_name });

export const notedAccount = (): NotedAccount | undefined => recall(KEY, isNoted);

/** The login name that a token was made with, '' when it is not known. */
export function nameOf(token: string): string {
  const noted = notedAccount();
  return noted?.of === beginning(token) ? noted.user_name : '';
}

/** The user id of the account that is logged in; a name noted for another token does not count. */
export function currentAccount(
  accounts: readonly LinkedAccount[],
  session: { readonly token: string; readonly name: string },
  noted: NotedAccount | undefined,
): string | undefined {
  const user_name = noted?.of === beginning(session.token) ? noted.user_name : undefined;
  return currentOf(accounts, { user_name, name: session.name });
}
