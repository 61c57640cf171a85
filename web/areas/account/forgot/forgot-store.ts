/** Finds the account with the forgotten password: by login name, or by the pharmacy's name (document 1 §5). */
import { proxy, ref } from 'valtio';
import type { LinkedAccount } from '#shared/contract/entities.ts';
import { findAccount, searchAccounts } from '#shared/flows/find-account.ts';
import { trouble } from '#shared/flows/trouble.ts';
import type { Message } from '#shared/messages/message.ts';
import { forgottenNameRefusal } from '#shared/rules/login/forgotten-name.ts';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { keepRecovered } from './forgot-draft.ts';

interface State {
  /** The login name is unknown and is looked up by the pharmacy's name. */
  lost: boolean;
  name: string;
  words: string;
  /** Null before a look-up. */
  found: readonly LinkedAccount[] | null;
  chosen: LinkedAccount | null;
  remembered: boolean;
  looking: boolean;
  bad: Message | null;
}

export function createForgot() {
  const state = proxy<State>({
    lost: false,
    name: '',
    words: '',
    found: null,
    chosen: null,
    remembered: false,
    looking: false,
    bad: null,
  });
  let newest = new AbortController();

  /** Only the newest request counts. */
  async function ask(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    Object.assign(state, { looking: true, bad: null });
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) refuse(error, signal);
    }
    if (!signal.aborted) state.looking = false;
  }

  function refuse(error: unknown, signal: AbortSignal): void {
    try {
      tell(inPlace(trouble(error, signal)));
    } catch (lost) {
      report(lost);
    }
  }

  const tell = (message: Message | undefined) => {
    state.bad = message ? ref(message) : null;
  };

  const offer = (found: readonly LinkedAccount[]) => Object.assign(state, { found: ref(found), chosen: null });

  function check(who: LinkedAccount): void {
    keepRecovered(who);
    go(href.user({ path: 're-yz', lx: '2', user_id: who.user_id }));
  }

  const byName = (user_name: string) =>
    ask(async (signal) => {
      const named = await findAccount({ client: api }, user_name, signal);
      if (signal.aborted) return;
      if ('user_id' in named) return check({ user_id: named.user_id, user_name, nickname: '' });
      refuse(named.refusal, signal);
      // It may have been the pharmacy's name.
      if (named.meant.length > 0) {
        offer(named.meant);
        Object.assign(state, { lost: true, words: user_name });
      }
    });

  return {
    state,
    type: (name: string) => void Object.assign(state, { name, bad: null }),
    /** Switches between looking up and typing the name. */
    turn: (lost: boolean) => void Object.assign(state, { lost, bad: null }),
    word: (words: string) => void Object.assign(state, { words }),
    find: () =>
      ask(async (signal) => {
        if (state.words.trim() === '') return;
        const found = await searchAccounts({ client: api }, state.words, signal);
        if (!signal.aborted) offer(found);
      }),
    choose: (chosen: LinkedAccount) => void Object.assign(state, { chosen: ref(chosen), remembered: false, bad: null }),
    remember: (remembered: boolean) => void Object.assign(state, { remembered, bad: null }),
    /** The button 下一步. */
    async goOn(): Promise<void> {
      const { lost, name, chosen, remembered } = state;
      const user_name = lost ? (chosen?.user_name ?? '') : name.trim();
      const refusal = forgottenNameRefusal({ name: user_name, found: lost, remembered });
      if (refusal) return tell(refusal);
      if (lost && chosen) check({ ...chosen });
      else await byName(user_name);
    },
  };
}

export type ForgotStore = ReturnType<typeof createForgot>;
