/** An endless list: a part for the first page, and more pages that follow page_next until "end" (document 1 §4). */
import { proxy, ref } from 'valtio';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { type Ask, createPart, type Part } from '#web/state/loading/part.ts';

/** The state of the next page. */
export interface Tail {
  phase: 'idle' | 'loading' | 'failed' | 'end';
  /** The error of the last page. */
  fault: { readonly error: unknown } | null;
}

export type ItemOf<C extends Call> = AnswerOf<C> extends { data: (infer T)[] } ? T : never;

/** The interface of a list: `Loaded` shows its first page, `EndlessList` the items and the tail. */
export interface Endless<T> extends Part<readonly T[]> {
  readonly tail: Tail;
  /** Starts again with an empty list, for other filters. `reload` keeps the items until the answer arrives. */
  restart(): void;
  /** Loads the next page, or retries a failed one; loaded pages stay. */
  more(): void;
}

/** Arguments are read at each start, because filters may change. */
interface Options<C extends Call> extends Ask<C> {
  readonly onFirst?: (answer: AnswerOf<C>) => void;
}

interface Page<T> {
  readonly data: readonly T[];
  readonly page_next: string;
}

/** Creates the list of one page instance. */
export function createEndless<C extends Call>({ onFirst, ...ask }: Options<C>): Endless<ItemOf<C>> {
  type T = ItemOf<C>;
  const tail = proxy<Tail>({ phase: 'idle', fault: null });
  let next = '';
  /** Links already followed: a server that repeats one would never end. */
  let followed = new Set<string>();
  let following = new AbortController();

  const part: Part<readonly T[]> = createPart(ask, (answer) => {
    onFirst?.(answer);
    followed = new Set();
    return itemsOf(answer as unknown as Page<T>);
  });

  /** Fetches the first page again and drops the next pages of the old list. */
  function reload(): Promise<void> {
    following.abort();
    if (tail.phase === 'loading') tail.phase = 'idle';
    return part.reload();
  }

  /** The items of a page. Notes its next link. */
  function itemsOf({ data, page_next }: Page<T>): readonly T[] {
    next = page_next;
    tail.phase = next === 'end' || next === '' ? 'end' : 'idle';
    return data;
  }

  async function follow({ signal }: AbortController): Promise<void> {
    try {
      const answer = (await api.next(ask.call, next, { signal })) as Page<T> | undefined;
      if (signal.aborted) return;
      followed.add(next);
      append(itemsOf(answer ?? { data: [], page_next: 'end' }));
      if (followed.has(next)) tail.phase = 'end';
    } catch (error) {
      if (signal.aborted) return;
      tail.phase = error instanceof CancelledError ? 'idle' : 'failed';
      if (tail.phase === 'idle') return;
      tail.fault = ref({ error });
      report(error);
    }
  }

  const append = (items: readonly T[]): void => part.edit((before) => [...before, ...items]);

  return {
    get state() {
      return part.state;
    },
    delay: part.delay,
    look: part.look,
    load: part.load,
    showBefore: part.showBefore,
    edit: part.edit,
    reload,
    tail,
    restart() {
      part.state.data = null;
      tail.phase = 'idle';
      void reload();
    },
    more() {
      const { state } = part;
      if (!state.data || state.phase === 'loading' || tail.phase === 'loading' || tail.phase === 'end') return;
      tail.phase = 'loading';
      following = new AbortController();
      void follow(following);
    },
  };
}
