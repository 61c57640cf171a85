/**
 * The side menu's data: fetched once per login, cached in local storage, cleared with the login (document 2 §7).
 */
import { proxy, ref } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { user } from '#shared/contract/user.ts';

export type UserLeft = AnswerOf<typeof user.userLeft>;

export interface UserLeftPorts {
  token(): string;
  /** The address of the current page. */
  page(): string;
  fetch(): Promise<UserLeft>;
  /** This login's copy. */
  recall(): UserLeft | undefined;
  keep(left: UserLeft): void;
  report(error: unknown): void;
}

interface State {
  /** The login that the menu belongs to; '' for none. */
  of: string;
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** Replaced, never changed in place. */
  left: UserLeft | null;
}

/** Identifies a login without the whole token. */
export const beginning = (token: string): string => token.slice(0, 8);

/** Creates the store; the shop has one. */
export function createUserLeft(ports: UserLeftPorts) {
  const state = proxy<State>({ of: '', phase: 'idle', left: null });

  /** The page where it failed last. Parts of that page would otherwise retry again and again. */
  let failedOn = '';

  async function load(): Promise<void> {
    const of = beginning(ports.token());
    const isAsked = state.phase === 'failed' ? failedOn === ports.page() : state.phase !== 'idle';
    if (state.of === of && isAsked) return;
    const copy = ports.recall();
    if (copy) {
      Object.assign(state, { of, phase: 'shown', left: ref(copy) });
      return;
    }
    Object.assign(state, { of, phase: 'loading', left: null });
    try {
      const left = await ports.fetch();
      if (state.of !== of) return;
      ports.keep(left);
      Object.assign(state, { phase: 'shown', left: ref(left) });
    } catch (error) {
      // Entries without data are shown, and the next page retries.
      if (state.of !== of) return;
      failedOn = ports.page();
      state.phase = 'failed';
      ports.report(error);
    }
  }

  /** The data has changed: the next page with the menu fetches it again. */
  function forget(): void {
    state.phase = 'idle';
  }

  return { state, load, forget };
}
