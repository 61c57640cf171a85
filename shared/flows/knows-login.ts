/** Whether the shop still knows the login of this client. */
import type { Client } from '#shared/client/create.ts';
import { user } from '#shared/contract/user.ts';
import { LoginLostError } from '#shared/errors.ts';

/** Asks the shop; throws when it does not say. */
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
