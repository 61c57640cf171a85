import { login } from '#shared/contract/login.ts';
import { CancelledError } from '#shared/errors.ts';
import { loggedOut } from '#shared/messages/login.ts';
import { api } from '../loading/api.ts';
import { say } from '../messages/toast.ts';
import { signOut } from './session.ts';

/** Logs out. The session is cleared whatever the server answers, and every page reloads (document 1 §4). */
export async function logOut(): Promise<void> {
  try {
    await api.send(login.logout, {});
  } catch (error) {
    if (error instanceof CancelledError) return;
  }
  signOut();
  say(loggedOut, 'good');
}
