/** Checks whether the login of this client is still valid. */
import type { Client } from '#shared/client/create.ts';
import { user } from '#shared/contract/user.ts';
import { LoginLostError } from '#shared/errors.ts';

/** Throws when the server does not answer. */
export async function knowsLogin(
  { client }: { readonly client: Pick<Client, 'send'> },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await client.send(user.userLeft, {}, { signal });
    return true;
  } catch (error) {
    if (error instanceof LoginLostError) return false;
    throw error;
  }
}
