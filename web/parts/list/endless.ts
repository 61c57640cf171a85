/** An endless list: a part for the first page, and more pages that follow page_next until "end" (document 1 §4). */

import { proxy, ref } from 'valtio';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { uniqueBy } from '#shared/contract/unique-by.ts';
import { CancelledError } from '#shared/errors.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { type Ask, createPart, type Part } from '#web/state/loading/part.ts';
import { mergeRows } from './merge-rows.ts';

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
  /** Asks for the loaded pages again, and draws what has changed. A failure keeps them. */
  refresh(): Promise<void>;
}

/** Arguments are read at each start, because filters may change. */
interface Options<C extends Call> extends Ask<C> {
  readonly onFirst?: (answer: AnswerOf<C>) => void;
  /**
   * What tells rows apart, for a list whose rows are edited: a row that comes again is not shown twice. Without it a list
   * that is asked again is drawn anew.
   */
  readonly key?: (item: ItemOf<C>) => string;
}

const isLast = (link: string): boolean => link === 'end' || link === '';

interface Page<T> {
  readonly data: readonly T[];
  readonly page_next: string;
}

/** Creates the list of one page instance. */
export function createEndless<C extends Call>({ onFirst, key, ...ask }: Options<C>): Endless<ItemOf<C>> {
  type T = ItemOf<C>;
  const tail = proxy<Tail>({ phase: 'idle', fault: null });
  let next = '';
  /** Links already followed: a server that repeats one would never end. */
  let followed = new Set<string>();
  let following = new AbortController();
  /** Rows were edited: some may have left the server's list, and its next page would skip as many. */
  let isEdited = false;

  const part: Part<readonly T[]> = createPart(ask, (answer) => {
    onFirst?.(answer);
    followed = new Set();
    isEdited = false;
    return joined([], itemsOf(answer as unknown as Page<T>));
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
    tail.phase = isLast(next) ? 'end' : 'idle';
    return data;
  }

  /** Rows with those of the next page: while it was asked for, rows may have moved to it. */
  function joined(before: readonly T[], items: readonly T[]): readonly T[] {
    const all = [...before, ...items];
    return key ? uniqueBy(all, key) : all;
  }

  /** Starts again with an empty list. */
  function restart(): void {
    part.state.data = null;
    tail.phase = 'idle';
    void reload();
  }

  async function follow({ signal }: AbortController): Promise<void> {
    try {
      const isDone = isEdited ? await askAgain(signal) : await followOne(signal);
      if (isDone && followed.has(next)) tail.phase = 'end';
    } catch (error) {
      if (signal.aborted) return;
      tail.phase = error instanceof CancelledError ? 'idle' : 'failed';
      if (tail.phase === 'idle') return;
      tail.fault = ref({ error });
      report(error, true);
    }
  }

  /** Appends the next page; false when it is not wanted any more. */
  async function followOne(signal: AbortSignal): Promise<boolean> {
    const page = await pageAt(next, signal);
    if (signal.aborted) return false;
    followed.add(next);
    const items = itemsOf(page);
    part.edit((before) => joined(before, items));
    return true;
  }

  const pageAt = async (link: string, signal: AbortSignal): Promise<Page<T>> =>
    ((await api.next(ask.call, link, { signal })) as Page<T> | undefined) ?? { data: [], page_next: 'end' };

  /** Asks for the loaded pages again; to go on, up to the first that has a row which is not shown. */
  async function askAgain(signal: AbortSignal, goesOn = true): Promise<boolean> {
    const shown = part.state.data ?? [];
    const known = new Set(shown.map((item) => key?.(item)));
    const links = new Set<string>();
    let page = (await api.send(ask.call, ask.args(), { signal })) as unknown as Page<T>;
    let fresh = page.data;
    const isEnough = () => !goesOn && fresh.length >= shown.length;
    const isMore = () => (key ? fresh.some((item) => !known.has(key(item))) : fresh.length > shown.length);
    while (!isEnough() && !isMore() && !isLast(page.page_next) && !links.has(page.page_next)) {
      links.add(page.page_next);
      page = await pageAt(page.page_next, signal);
      fresh = [...fresh, ...page.data];
    }
    if (signal.aborted) return false;
    isEdited = false;
    followed = links;
    itemsOf(page);
    part.edit((before) => (key ? mergeRows(before, fresh, key) : fresh));
    return true;
  }

  let refreshing: Promise<void> | undefined;
  async function refreshOnce(): Promise<void> {
    try {
      following = new AbortController();
      await askAgain(following.signal, false);
    } catch {
      // What is shown stays, and the next page asks again.
      isEdited = true;
    }
  }

  function more(): void {
    const { state } = part;
    if (refreshing) return void refreshing.then(more);
    if (!state.data || state.phase === 'loading' || tail.phase === 'loading' || tail.phase === 'end') return;
    tail.phase = 'loading';
    following = new AbortController();
    void follow(following);
  }

  return {
    get state() {
      return part.state;
    },
    delay: part.delay,
    look: part.look,
    load: part.load,
    showBefore: part.showBefore,
    drop: part.drop,
    edit(change) {
      part.edit(change);
      isEdited = true;
      // A list without a row shows no end that would load more.
      if (part.state.data?.length === 0 && tail.phase !== 'end') restart();
    },
    reload,
    tail,
    restart,
    refresh() {
      const isBusy = !part.state.data || part.state.phase === 'loading' || tail.phase === 'loading';
      if (isBusy) return Promise.resolve();
      refreshing ??= refreshOnce().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    more,
  };
}
