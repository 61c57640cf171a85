/** The account whose password is being recovered. The check that follows has only the user id in its address. */
import type { LinkedAccount } from '#shared/contract/entities.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isRecord, isText } from '#web/state/storage/storage.ts';

const KEY = 'recover';

const isWho = (value: unknown): value is LinkedAccount =>
  isRecord(value) && [value.user_id, value.user_name, value.nickname].every(isText);

/** Stores the account; `nickname` is '' when only the login name was typed. */
export const keepRecovered = (who: LinkedAccount): void => keepDraft(KEY, who);

/** The stored account, if it has this user id. */
export function recovered(user_id: string): LinkedAccount | undefined {
  const who = draftOf(KEY, isWho);
  return who?.user_id === user_id ? who : undefined;
}
