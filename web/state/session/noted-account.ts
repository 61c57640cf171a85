/** The login name that the present login was made with: no answer tells it. */
import { isRecord, isText, keep, recall } from '../storage/storage.ts';

interface NotedAccount {
  /** The beginning of the token that it goes with. */
  readonly of: string;
  readonly user_name: string;
}

const KEY = 'account';

const beginning = (token: string): string => token.slice(0, 8);

const isNoted = (value: unknown): value is NotedAccount =>
  isRecord(value) && isText(value.of) && isText(value.user_name);

/** Notes the login name that a token was made with. */
export const noteAccount = (token: string, user_name: string): void => keep(KEY, { of: beginning(token), user_name });

/** The login name that a token was made with, '' when it is not known. */
export function nameOf(token: string): string {
  const noted = recall(KEY, isNoted);
  return noted?.of === beginning(token) ? noted.user_name : '';
}
