/** Loading the page again so that it is the newest: WeChat may answer a plain reload with the index.html that it has kept. */
import { inWeChat } from '#web/wechat/environment.ts';

/** Makes the address another one for WeChat's cache; it is tidied away when the page begins. */
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

/** The path and query without the mark; undefined when there is none. */
export function withoutMark({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const query = new URLSearchParams(search);
  if (!query.has(MARK)) return undefined;
  query.delete(MARK);
  const rest = String(query);
  return pathname + (rest && `?${rest}`);
}
