/** A part of a page, fetched on its own. `Loaded` (web/parts/loaded.tsx) shows it. */
import { proxy, ref } from 'valtio/vanilla';
import { askAgain } from '#shared/client/ask-again.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError, NetworkError, NotOfferedError } from '#shared/errors.ts';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { settings } from '#web/state/settings/settings.ts';
import { api, prefetchedAnswer } from './api.ts';
import { report } from './failure.ts';

/** Stored in the proxy by reference: a snapshot returns the same object with its own type. */
export type Referenced<T extends object> = ReturnType<typeof ref<T>>;

export interface PartState<T extends object> {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** Replaced, never changed in place. */
  data: Referenced<T> | null;
  /** The error of the last fetch. */
  fault: { readonly error: unknown } | null;
}

export interface Part<T extends object> {
  readonly state: PartState<T>;
  /** ms after the screen was opened before the part is fetched (document 1 §7). */
  readonly delay: number;
  /**
   * Shows a prefetched answer that has arrived. A store whose own state the answer changes calls this before its first
   * render: a change during a render makes React start over.
   */
  look(): void;
  /** Fetches unless the data is loaded or loading. `inPlace`: the place shows a failure itself while there is no data. */
  load(inPlace?: unknown): Promise<void>;
  /** Shows data of an earlier visit until the first answer arrives. */
  showBefore(data: T): void;
  /** Fetches again. The current data stays until the answer arrives, and also when the fetch fails. */
  reload(): Promise<void>;
  /** Forgets data that the server no longer stands by: the failure shows in its place, as on a page that is just opened. */
  drop(): void;
  /** Replaces the data with a changed copy, without a request. */
  edit(change: (data: T) => T): void;
}

/** The signal aborts a fetch that a newer one of the same part replaces. */
type Fetch<A> = (signal: AbortSignal) => Promise<A>;

/** One call and its arguments, computed anew for each fetch. `askOf` (loader.ts) makes it from a loader's read. */
export interface Ask<C extends Call> {
  readonly call: C;
  readonly args: () => ArgsOf<C>;
  readonly delay?: number;
  /** Gets the answer from other calls when the shop does not offer this one. */
  readonly instead?: (missing: NotOfferedError, signal: AbortSignal) => Promise<AnswerOf<C>>;
}

/**
 * Creates a part that is filled by a call, or by a function where one call is not enough. A failure is reported; `load`
 * retries it. `take` receives each answer that will be shown and returns the data of the part. If the answer was
 * prefetched and has arrived, the first read of `state` already shows it.
 */
export function createPart<C extends Call>(ask: Ask<C>): Part<AnswerOf<C> & object>;
export function createPart<C extends Call, T extends object>(ask: Ask<C>, take: (answer: AnswerOf<C>) => T): Part<T>;
export function createPart<T extends object>(fetchData: Fetch<T>): Part<T>;
export function createPart<A, T extends object>(fetchData: Fetch<A>, take: (answer: A) => T): Part<T>;
export function createPart(from: Ask<Call> | Fetch<unknown>, take = (answer: never): object => answer): Part<object> {
  const ask = typeof from === 'function' ? undefined : from;
  const fetchData = ask ? fetchOf(ask) : (from as Fetch<unknown>);
  const state = proxy<PartState<object>>({ phase: 'idle', data: null, fault: null });
  let newest = new AbortController();
  let hasFace = false;
  let isFirstLook = ask !== undefined;

  const show = (answer: unknown): void => {
    state.data = ref(take(answer as never));
    state.phase = 'shown';
  };
  /** Screens wait for init, so nothing is shown before it. */
  function look(): void {
    if (!isFirstLook || !ask || !settings()) return;
    isFirstLook = false;
    const answer = prefetchedAnswer(ask.call, ask.args());
    if (answer !== undefined) show(answer);
  }
  async function reload(): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    isFirstLook = false;
    state.phase = 'loading';
    try {
      const answer = await fetchData(signal);
      if (!signal.aborted) show(answer);
    } catch (error) {
      // The newer fetch of this part fills it.
      if (signal.aborted) return;
      if (error instanceof CancelledError) {
        // Cancelled by the same request of another page, which does not fill this part.
        state.phase = state.data ? 'shown' : 'idle';
        return;
      }
      state.fault = ref({ error });
      state.phase = 'failed';
      // The place that shows the part says that the shop does not offer it.
      if (!(error instanceof NotOfferedError)) report(error, hasFace && !state.data);
    }
  }
  return {
    delay: ask?.delay ?? START_DELAY,
    get state() {
      look();
      return state;
    },
    look,
    reload,
    async load(inPlace) {
      if (inPlace) hasFace = true;
      look();
      if (state.phase === 'idle' || state.phase === 'failed') await reload();
    },
    showBefore(data) {
      state.data ??= ref(data);
    },
    drop() {
      state.data = null;
    },
    edit(change) {
      if (state.data) state.data = ref(change(state.data));
    },
  };
}

/** The connection was lost. What else went wrong needs more than a moment. */
const wasDropped = (error: unknown): boolean => error instanceof NetworkError && error.failure === 'dropped';

const fetchOf =
  ({ call, args, instead }: Ask<Call>): Fetch<unknown> =>
  async (signal) => {
    try {
      return await askAgain(() => api.send(call, args(), { signal }), wasDropped);
    } catch (error) {
      if (!instead || !(error instanceof NotOfferedError)) throw error;
      return instead(error, signal);
    }
  };
