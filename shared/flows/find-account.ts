/** Finds accounts by name, for a forgotten password or name (document 1 §5). */
import type { Client } from '#shared/client/create.ts';
import type { LinkedAccount } from '#shared/contract/entities.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { RefusedError } from '#shared/errors.ts';
import { trouble } from './trouble.ts';

type Asking = { readonly client: Pick<Client, 'send'> };

/** The account of this exact name, or the server's refusal with the accounts whose name contains it. */
export async function findAccount(
  ports: Asking,
  name: string,
  signal: AbortSignal,
): Promise<
  { readonly user_id: string } | { readonly meant: readonly LinkedAccount[]; readonly refusal: RefusedError }
> {
  try {
    const { user_id } = await ports.client.send(userSecurity.yzName, { name: name.trim() }, { signal });
    return { user_id };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { meant: await searchAccounts(ports, name, signal).catch((lost) => none(lost, signal)), refusal: error };
  }
}

/** Accounts whose login name or pharmacy name contains these words. */
export async function searchAccounts(
  { client }: Asking,
  name: string,
  signal: AbortSignal,
): Promise<readonly LinkedAccount[]> {
  return (await client.send(userSecurity.getUsers, { name: name.trim() }, { signal })).users;
}

function none(error: unknown, signal: AbortSignal): readonly LinkedAccount[] {
  trouble(error, signal);
  return [];
}
