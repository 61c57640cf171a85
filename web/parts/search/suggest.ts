/** Suggestions of the search box, fetched when typing stops (document 2 §5). */
import { proxy } from 'valtio';
import { search } from '#shared/contract/search.ts';
import { CancelledError } from '#shared/errors.ts';
import { SUGGEST_DELAY, wordsOf } from '#shared/rules/goods/search-history.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';

export interface Suggester {
  /** `found`: names of goods without duplicates. */
  readonly state: { words: string; found: string[] };
  /** The current text; a request for an older text is aborted. */
  typed(text: string): void;
  stop(): void;
}

/** Creates the suggestions of one search box. The box works without them. */
export function createSuggester(): Suggester {
  const state = proxy<Suggester['state']>({ words: '', found: [] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let going = new AbortController();

  async function ask(keywords: string, signal: AbortSignal): Promise<void> {
    try {
      const { data } = await api.send(search.kjSearch, { keywords }, { signal });
      if (!signal.aborted) Object.assign(state, { words: keywords, found: namesOf(data) });
    } catch (error) {
      if (signal.aborted || error instanceof CancelledError) return;
      Object.assign(state, { words: '', found: [] });
      report(error);
    }
  }

  function stop(): void {
    clearTimeout(timer);
    going.abort();
  }

  return {
    state,
    stop,
    typed(text) {
      stop();
      const keywords = wordsOf(text);
      if (keywords === '') Object.assign(state, { words: '', found: [] });
      else {
        going = new AbortController();
        const { signal } = going;
        timer = setTimeout(() => void ask(keywords, signal), SUGGEST_DELAY);
      }
    },
  };
}

const namesOf = (found: readonly { goods_name: string }[]): string[] => [
  ...new Set(found.map(({ goods_name }) => goods_name.trim()).filter(Boolean)),
];
