/** A piece of a page that is fetched by itself; `Loaded` (web/parts/loaded.tsx) shows it. */
import { proxy, ref } from 'valtio/vanilla';
import { CancelledError } from '#shared/errors.ts';
import { report } from './failure.ts';

/** Kept beside the proxy as it came: a snapshot has the very object, with its own type. */
export type Held<T extends object> = ReturnType<typeof ref<T>>;

export interface PartState<T extends object> {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** Replaced as a whole, never changed in place. */
  data: Held<T> | null;
  /** What the last fetch failed with. */
  fault: { readonly error: unknown } | null;
}

export interface Part<T extends object> {
  readonly state: PartState<T>;
  /** Fetches unless the data is there or on its way. */
  load(): Promise<void>;
  /** Shows what stood there the last time, until the first answer comes. */
  showBefore(data: T): void;
  /** Fetches again; what is shown stays until the answer is there, and if it fails. */
  reload(): Promise<void>;
  /** Puts a changed copy in the place of what is shown, without asking. */
  edit(change: (data: T) => T): void;
}

/** The signal ends a fetch that a newer one of the same piece has overtaken. */
type Fetch<A> = (signal: AbortSignal) => Promise<A>;

/**
 * Makes a piece that is filled by `fetchData`; a failure is reported and can be tried again by `load`. A store that edits
 * what came hands in `take`: it is told each answer that will be shown, and answers what the page gets of it.
 */
export function createPart<T extends object>(fetchData: Fetch<T>): Part<T>;
export function createPart<A, T extends object>(fetchData: Fetch<A>, take: (answer: A) => T): Part<T>;
export function createPart<A, T extends object>(fetchData: Fetch<A>, take = (answer: A) => answer as unknown as T) {
  const state = proxy<PartState<T>>({ phase: 'idle', data: null, fault: null });
  let newest = new AbortController();
  async function reload(): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    state.phase = 'loading';
    try {
      const answer = await fetchData(signal);
      if (signal.aborted) return;
      state.data = ref(take(answer));
      state.phase = 'shown';
    } catch (error) {
      // A newer fetch of this piece fills it.
      if (signal.aborted) return;
      if (error instanceof CancelledError) {
        // A twin of another page does not.
        state.phase = state.data ? 'shown' : 'idle';
        return;
      }
      state.fault = ref({ error });
      state.phase = 'failed';
      report(error);
    }
  }
  async function load(): Promise<void> {
    if (state.phase === 'idle' || state.phase === 'failed') await reload();
  }
  function showBefore(data: T): void {
    state.data ??= ref(data);
  }
  function edit(change: (data: T) => T): void {
    if (state.data) state.data = ref(change(state.data));
  }
  return { state, load, showBefore, reload, edit };
}
