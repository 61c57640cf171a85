/** Reloads the page past all caches. WeChat may answer a plain reload with its cached index.html. */
import { inWeChat } from '#web/wechat/environment.ts';

/** Added to the query to get past caches of index.html; removed when the app starts. */
const MARK = '_fresh';

export function reloadFresh(): void {
  if (inWeChat) location.replace(freshAddress(location.href));
  else location.reload();
}

/** Opens another page of the shop by loading it, where the history takes no entry. */
export const openAnew = (address: string, replace: boolean): void => location[replace ? 'replace' : 'assign'](address);

/** The same address, which no cache knows. */
export function freshAddress(href: string): string {
  const address = new URL(href);
  address.searchParams.set(MARK, Date.now().toString(36));
  return address.href;
}

export const isFresh = ({ search }: Pick<Location, 'search'>): boolean => new URLSearchParams(search).has(MARK);

/** The path and query without the mark; undefined when there is no mark. */
export function withoutMark({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(MARK)) return undefined;
  query.delete(MARK);
  const rest = String(query);
  return pathname + (rest && `?${rest}`);
}
