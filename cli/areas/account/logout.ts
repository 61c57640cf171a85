/** Logging out: the server forgets the token, and so do we, whatever the server says. */

import { failureOf } from '#cli/shop/failure.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { login } from '#shared/contract/login.ts';
import { LoginLostError, NetworkError } from '#shared/errors.ts';
import { loggedOut } from '#shared/messages/login.ts';
import { isLoggedIn } from './logged-in.ts';

/** Ends the kept login; without one there is nothing to do. When the answer is lost, the shop is asked whether it still knows us. */
export async function logOut(shop: Shop, dir: string): Promise<{ message: string; was: string | null }> {
  const was = shop.session.login?.user_name ?? null;
  try {
    if (was !== null) await end(shop);
  } finally {
    shop.session.login = undefined;
    await saveLogin(dir, shop.profile, undefined);
  }
  return { message: loggedOut.text, was };
}

async function end(shop: Shop): Promise<void> {
  try {
    await shop.client.send(login.logout, {});
  } catch (error) {
    if (error instanceof LoginLostError) return;
    if (!(error instanceof NetworkError)) throw error;
    if (await isLoggedIn(shop).catch(() => true)) {
      throw new Fault(failureOf(error).code, ONLY_HERE, { call: error.call, cause: error });
    }
  }
}

const ONLY_HERE = [
  '本机已退出；商城没有应答，那里的登录可能仍有效',
  'logged out here; the shop did not answer and may still honour the login',
] as const;
