/** Words of the search box: past searches and hot keywords (document 2 §5, §9). */
import { proxy } from 'valtio/vanilla';
import { common } from '#shared/contract/common.ts';
import { remembered } from '#shared/rules/search-history.ts';
import { api } from '../loading/api.ts';
import { report } from '../loading/failure.ts';
import { isText, keep, listOf, recall } from '../storage/storage.ts';

/** ms before hot keywords are fetched again. */
const HOT_LIFETIME = 3_600_000;

export const searchWords = proxy<{ history: string[]; hot: string[] }>({
  history: recall('search_history', listOf(isText)) ?? [],
  hot: recall('search_hot', listOf(isText)) ?? [],
});

function setHistory(history: string[]): void {
  searchWords.history = history;
  keep('search_history', history);
}

export const rememberSearch = (keywords: string): void => setHistory(remembered([...searchWords.history], keywords));

export const forgetSearch = (keywords: string): void =>
  setHistory(searchWords.history.filter((each) => each !== keywords));

export const forgetSearches = (): void => setHistory([]);

/** Fetches the hot keywords unless a fresh copy is stored. */
export async function loadHotWords(): Promise<void> {
  const stored = recall('search_hot', listOf(isText));
  if (stored) {
    searchWords.hot = stored;
    return;
  }
  try {
    const { data = [] } = await api.send(common.searchKeywords, {});
    searchWords.hot = data;
    keep('search_hot', data, HOT_LIFETIME);
  } catch (error) {
    report(error);
  }
}
