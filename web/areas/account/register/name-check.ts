/** Checks while typing whether a login name is free (document 1 §5). */
import { proxy, ref } from 'valtio';
import { registration } from '#shared/contract/registration.ts';
import { RefusedError } from '#shared/errors.ts';
import type { Message } from '#shared/messages/message.ts';
import { userNameTaken } from '#shared/messages/registration.ts';
import { asksForName, isUserName } from '#shared/rules/login/register-form.ts';
import { api } from '#web/state/loading/api.ts';
import { inPlace } from '#web/state/messages/in-place.ts';

/** ms without typing before the server is asked. */
const PAUSE = 400;

export function createNameCheck() {
  const state = proxy<{ free: boolean; bad: Message | null }>({ free: false, bad: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = new AbortController();

  async function ask(user_name: string, signal: AbortSignal): Promise<void> {
    try {
      await api.send(registration.checkUser, { user_name }, { signal });
      if (!signal.aborted) state.free = true;
    } catch (error) {
      // After other failures the registration itself will tell.
      if (signal.aborted || !(error instanceof RefusedError)) return;
      state.bad = ref(inPlace({ message: userNameTaken, error }) ?? userNameTaken);
    }
  }

  return {
    state,
    /** Clears the result, and checks the new name where it makes sense. */
    type(user_name: string): void {
      clearTimeout(timer);
      newest.abort();
      newest = new AbortController();
      const { signal } = newest;
      Object.assign(state, { free: false, bad: null });
      if (asksForName(user_name) && isUserName(user_name)) timer = setTimeout(() => void ask(user_name, signal), PAUSE);
    },
    /** The registration was refused because of the name. */
    refuse(message: Message): void {
      Object.assign(state, { free: false, bad: ref(message) });
    },
  };
}
