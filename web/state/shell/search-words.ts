/** Words of the search box: past searches and hot keywords (document 2 §5, §9). */
import { proxy } from 'valtio/vanilla';
import { common } from '#shared/contract/common.ts';
import { remembered } from '#shared/rules/goods/search-history.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { api } from '../loading/api.ts';
import { report } from '../loading/failure.ts';
import { session, whenMemberChanges } from '../session/session.ts';
import * as kept from '../storage/kept.ts';

export const searchWords = proxy<{ history: string[]; hot: string[] }>({
  history: past().read() ?? [],
  hot: kept.search_hot.read() ?? [],
});

/** A member's past searches are the member's own. Visitors of this phone share theirs. */
function past() {
  return isLoggedIn(session.token) ? kept.search_history.mine() : kept.visitor_searches;
}

whenMemberChanges(() => {
  searchWords.history = past().read() ?? [];
});

function setHistory(history: string[]): void {
  searchWords.history = history;
  past().write(history);
}

export const rememberSearch = (keywords: string): void => setHistory(remembered([...searchWords.history], keywords));

export const forgetSearch = (keywords: string): void =>
  setHistory(searchWords.history.filter((each) => each !== keywords));

export const forgetSearches = (): void => setHistory([]);

/** Fetches the hot keywords unless a fresh copy is stored. */
export async function loadHotWords(): Promise<void> {
  const stored = kept.search_hot.read();
  if (stored) {
    searchWords.hot = stored;
    return;
  }
  try {
    const { data = [] } = await api.send(common.searchKeywords, {});
    searchWords.hot = [...new Set(data)];
    kept.search_hot.write([...searchWords.hot]);
  } catch (error) {
    report(error);
  }
}
