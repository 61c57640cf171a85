/** The account whose password is being recovered. The check that follows has only the user id in its address. */
import type { LinkedAccount } from '#shared/contract/entities.ts';
import * as kept from '#web/state/storage/kept.ts';

/** Stores the account; `nickname` is '' when only the login name was typed. */
export const keepRecovered = (who: LinkedAccount): void => kept.recover.mine().write(who);

/** The stored account, if it has this user id. */
export function recovered(user_id: string): LinkedAccount | undefined {
  const who = kept.recover.mine().read();
  return who?.user_id === user_id ? who : undefined;
}
