/** Reloads the page past all caches. WeChat may answer a plain reload with its cached index.html. */
import { inWeChat } from '#web/wechat/environment.ts';

/** Added to the query to get past WeChat's cache; removed when the page starts. */
const MARK = '_fresh';

export function reloadFresh(): void {
  if (!inWeChat) {
    location.reload();
    return;
  }
  const address = new URL(location.href);
  address.searchParams.set(MARK, Date.now().toString(36));
  location.replace(address.href);
}

/** The path and query without the mark; undefined when there is no mark. */
export function withoutMark({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(MARK)) return undefined;
  query.delete(MARK);
  const rest = String(query);
  return pathname + (rest && `?${rest}`);
}
