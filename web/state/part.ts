/** A piece of a page that is fetched by itself. */
import { proxy, ref } from 'valtio/vanilla';
import { CancelledError } from '#shared/errors.ts';
import { report } from './failure.ts';

export interface PartState<T extends object> {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** Replaced as a whole, never changed in place. */
  data: T | null;
}

export interface Part<T extends object> {
  readonly state: PartState<T>;
  /** Fetches unless the data is there or on its way. */
  load(): Promise<void>;
  /** Fetches again; what is shown stays until the answer is there. */
  reload(): Promise<void>;
}

/** Makes a piece that is filled by `fetchData`; a failure is reported and can be tried again by `load`. */
export function createPart<T extends object>(fetchData: () => Promise<T>): Part<T> {
  const state = proxy<PartState<T>>({ phase: 'idle', data: null });
  let newest = 0;
  async function reload(): Promise<void> {
    newest += 1;
    const mine = newest;
    state.phase = 'loading';
    try {
      state.data = ref(await fetchData());
      state.phase = 'shown';
    } catch (error) {
      if (error instanceof CancelledError) {
        // A newer fetch of this piece fills it; a twin of another page does not.
        if (mine === newest) state.phase = state.data ? 'shown' : 'idle';
        return;
      }
      state.phase = 'failed';
      report(error);
    }
  }
  return {
    state,
    reload,
    load: async () => (state.phase === 'loading' || state.phase === 'shown' ? undefined : reload()),
  };
}
