/** Whether the shop still knows the login that is kept here. */

import type { Shop } from '#cli/shop/shop.ts';
import { user } from '#shared/contract/user.ts';
import { LoginLostError } from '#shared/errors.ts';

/** Asks the shop; throws when it does not say. */
export async function isLoggedIn({ client }: Shop): Promise<boolean> {
  try {
    await client.send(user.userLeft, {});
    return true;
  } catch (error) {
    if (error instanceof LoginLostError) return false;
    throw error;
  }
}
