/** The store of an endless list: pages follow page_next until "end"; a failed page keeps what was loaded (document 1 §4). */
import { proxy, ref } from 'valtio';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';

/** Where the tail of a list stands. */
export type Tail = 'idle' | 'loading' | 'failed' | 'end';

export interface EndlessState<T> {
  phase: 'idle' | 'loading' | 'shown' | 'failed';
  /** Replaced as a whole, never changed in place: long lists are not wrapped item by item. */
  items: readonly T[];
  tail: Tail;
}

export type ItemOf<C extends Call> = AnswerOf<C> extends { data: (infer T)[] } ? T : never;

export interface Endless<C extends Call> {
  readonly state: EndlessState<ItemOf<C>>;
  /** Loads the first page if nothing is there or on the way; the answer of it is handed to `onFirst`. */
  load(): void;
  /** Starts anew: other filters, a refresh. What is shown stays until the answer is there only if `keep` is set. */
  restart(keep?: boolean): void;
  /** Loads the next page, or tries a failed one again. */
  more(): void;
  /** Gives up what is on the way; what was loaded stays. */
  stop(): void;
  /** Changes the loaded items. */
  edit(change: (items: readonly ItemOf<C>[]) => readonly ItemOf<C>[]): void;
}

interface Options<C extends Call> {
  readonly call: C;
  /** Asked at each start, so that filters can change in between. */
  readonly args: () => ArgsOf<C>;
  readonly onFirst?: (answer: AnswerOf<C>) => void;
}

/** Makes the list of one page instance. */
export function createEndless<C extends Call>({ call, args, onFirst }: Options<C>): Endless<C> {
  type T = ItemOf<C>;
  const state = proxy<EndlessState<T>>({ phase: 'idle', items: ref([]), tail: 'idle' });
  let next = '';
  let going = new AbortController();

  function take(answer: { data: T[]; page_next: string }, before: readonly T[]): void {
    state.items = ref([...before, ...answer.data]);
    next = answer.page_next;
    state.tail = next === 'end' || next === '' ? 'end' : 'idle';
    state.phase = 'shown';
  }

  async function first(signal: AbortSignal): Promise<void> {
    try {
      const answer = await api.send(call, args(), { signal });
      if (signal.aborted) return;
      onFirst?.(answer);
      take(answer as never, []);
    } catch (error) {
      settle(error, signal, () => {
        state.phase = 'failed';
      });
    }
  }

  async function following(signal: AbortSignal): Promise<void> {
    try {
      const answer = await api.next(call, next, { signal });
      if (signal.aborted) return;
      take((answer ?? { data: [], page_next: 'end' }) as never, state.items);
    } catch (error) {
      settle(error, signal, () => {
        state.tail = 'failed';
      });
    }
  }

  function settle(error: unknown, signal: AbortSignal, fail: () => void): void {
    if (signal.aborted) return;
    if (error instanceof CancelledError) stop();
    else {
      fail();
      report(error);
    }
  }

  function stop(): void {
    going.abort();
    if (state.phase === 'loading') state.phase = 'idle';
    if (state.tail === 'loading') state.tail = 'idle';
  }

  function begin(): AbortSignal {
    going.abort();
    going = new AbortController();
    return going.signal;
  }

  return {
    state,
    stop,
    load() {
      if (state.phase !== 'idle' && state.phase !== 'failed') return;
      state.phase = 'loading';
      void first(begin());
    },
    restart(keep = false) {
      if (!keep) state.items = ref([]);
      state.phase = 'loading';
      state.tail = 'idle';
      void first(begin());
    },
    more() {
      if (state.phase !== 'shown' || state.tail === 'loading' || state.tail === 'end') return;
      state.tail = 'loading';
      void following(begin());
    },
    edit(change) {
      state.items = ref([...change(state.items)]);
    },
  };
}
