/** Logging out: the server forgets the token, and so do we, whatever the server says. */
import { login } from '#shared/contract/login.ts';
import { LoginLostError } from '#shared/errors.ts';
import { loggedOut } from '#shared/messages/login.ts';
import type { Shop } from './access/shop.ts';
import { saveLogin } from './environment/logins.ts';

/** Ends the kept login; without one there is nothing to do. */
export async function logOut(shop: Shop, dir: string): Promise<{ message: string; was: string | null }> {
  const was = shop.session.login?.user_name ?? null;
  try {
    if (shop.session.login) await shop.client.send(login.logout, {});
  } catch (error) {
    if (!(error instanceof LoginLostError)) throw error;
  } finally {
    shop.session.login = undefined;
    await saveLogin(dir, shop.profile, undefined);
  }
  return { message: loggedOut.text, was };
}
