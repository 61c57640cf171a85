/** A piece of a page that is fetched by itself; `Loaded` (web/parts/loaded.tsx) shows it. */
import { proxy, ref } from 'valtio/vanilla';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError, NotOfferedError } from '#shared/errors.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { settings } from '#web/state/settings/settings.ts';
import { api, prefetchedAnswer } from './api.ts';
import { report } from './failure.ts';

/** Stored beside the proxy as it came: a snapshot has the very object, with its own type. */
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
  /** ms that the screen stands before the part is asked for (document 1 §7). */
  readonly delay: number;
  /**
   * Shows a prefetched answer that is here. A store whose own state the answer changes calls this before it is drawn first:
   * a change in the middle of a drawing makes React begin again.
   */
  look(): void;
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

/** One call with its arguments, made anew for each fetch; `askOf` (loader.ts) makes it of a loader's read. */
export interface Ask<C extends Call> {
  readonly call: C;
  readonly args: () => ArgsOf<C>;
  readonly delay?: number;
  /** Fetches the answer from other calls where the shop does not have this one. */
  readonly instead?: (missing: NotOfferedError, signal: AbortSignal) => Promise<AnswerOf<C>>;
}

/**
 * Makes a piece that is filled by a call, or by a function where one call is not enough; a failure is reported and can be
 * tried again by `load`. A store that edits what came hands in `take`: it is told each answer that will be shown, and
 * answers what the page gets of it. Where the answer of the call was prefetched and is here, the part is shown by the first
 * look at its state.
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
      // A newer fetch of this piece fills it.
      if (signal.aborted) return;
      if (error instanceof CancelledError) {
        // A twin of another page does not.
        state.phase = state.data ? 'shown' : 'idle';
        return;
      }
      state.fault = ref({ error });
      state.phase = 'failed';
      // The place itself says that the shop does not have it.
      if (!(error instanceof NotOfferedError)) report(error);
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
    async load() {
      look();
      if (state.phase === 'idle' || state.phase === 'failed') await reload();
    },
    showBefore(data) {
      state.data ??= ref(data);
    },
    edit(change) {
      if (state.data) state.data = ref(change(state.data));
    },
  };
}

const fetchOf =
  ({ call, args, instead }: Ask<Call>): Fetch<unknown> =>
  async (signal) => {
    try {
      return await api.send(call, args(), { signal });
    } catch (error) {
      if (!instead || !(error instanceof NotOfferedError)) throw error;
      return instead(error, signal);
    }
  };
