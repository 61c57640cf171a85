/**
 * The side menu's data: fetched once for a login, kept in local storage, gone with the login (document 2 §7). The copy
 * names its login, because whoever logs out may do so in a window that never showed the menu.
 */
import { proxy, ref } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { user } from '#shared/contract/user.ts';

export type UserLeft = AnswerOf<typeof user.userLeft>;

export interface Copy {
  /** The beginning of the token that it was fetched with. */
  readonly of: string;
  readonly left: UserLeft;
}

export interface UserLeftPorts {
  token(): string;
  /** The address of the page that is shown. */
  page(): string;
  fetch(): Promise<UserLeft>;
  recall(): Copy | undefined;
  keep(copy: Copy): void;
  report(error: unknown): void;
}

interface State {
  /** Whose menu it is; '' when nobody's. */
  of: string;
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** Replaced as a whole. */
  left: UserLeft | null;
}

/** Enough of a token to tell two logins apart. */
export const beginning = (token: string): string => token.slice(0, 8);

/** Makes the store; the shop has one. */
export function createUserLeft(ports: UserLeftPorts) {
  const state = proxy<State>({ of: '', phase: 'idle', left: null });

  /** Where it failed last: parts of that page that come and go with it would ask for it again and again. */
  let failedOn = '';

  async function load(): Promise<void> {
    const of = beginning(ports.token());
    const isAsked = state.phase === 'failed' ? failedOn === ports.page() : state.phase !== 'idle';
    if (state.of === of && isAsked) return;
    const copy = ports.recall();
    if (copy?.of === of) {
      Object.assign(state, { of, phase: 'shown', left: ref(copy.left) });
      return;
    }
    Object.assign(state, { of, phase: 'loading', left: null });
    try {
      const left = await ports.fetch();
      if (state.of !== of) return;
      ports.keep({ of, left });
      Object.assign(state, { phase: 'shown', left: ref(left) });
    } catch (error) {
      // What needs no data stands, and the next page tries again.
      if (state.of !== of) return;
      failedOn = ports.page();
      state.phase = 'failed';
      ports.report(error);
    }
  }

  /** What the copy tells has changed: the next page that shows the menu asks again. */
  function forget(): void {
    state.phase = 'idle';
  }

  return { state, load, forget };
}
