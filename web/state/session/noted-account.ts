/** The login name of the current session. No answer returns it. */
import { isRecord, isText, keep, recall } from '../storage/storage.ts';

interface NotedAccount {
  /** The beginning of the token that the name belongs to. */
  readonly of: string;
  readonly user_name: string;
}

const KEY = 'account';

const beginning = (token: string): string => token.slice(0, 8);

const isNoted = (value: unknown): value is NotedAccount =>
  isRecord(value) && isText(value.of) && isText(value.user_name);

/** Stores the login name of a token. */
export const noteAccount = (token: string, user_name: string): void => keep(KEY, { of: beginning(token), user_name });

/** The login name of a token; '' when it is unknown. */
export function nameOf(token: string): string {
  const noted = recall(KEY, isNoted);
  return noted?.of === beginning(token) ? noted.user_name : '';
}
