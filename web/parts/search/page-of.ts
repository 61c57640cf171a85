import { WECHAT_ENTRY } from '#shared/contract/wechat.ts';
import { href, pathBelow, type RouteName, routeAt, routes } from '#web/navigation/routes.ts';

const [ENTRY_SCRIPT = '', ENTRY_ACT = ''] = WECHAT_ENTRY.split('?act=');

/**
 * The link to the page of this shop at an address that was scanned; undefined for any other address. What the query of
 * the page does not know is dropped.
 */
export function pageOf(address: string): string | undefined {
  const own = ownUrl(address);
  if (!own) return undefined;
  const { pathname, searchParams } = own;
  if (pathname.endsWith(`/${ENTRY_SCRIPT}`)) return behindEntry(searchParams);
  const path = pathBelow(pathname);
  const route = path === undefined ? undefined : routeAt(path);
  return route && linkTo(route, searchParams);
}

/** WeChat's entry leads to a path of the shop. */
function behindEntry(query: URLSearchParams): string | undefined {
  const to = query.get('act') === ENTRY_ACT ? ownUrl(query.get('to') ?? '', location.origin) : undefined;
  const route = to && routeAt(to.pathname);
  return route && linkTo(route, to.searchParams);
}

/** An address of this origin; undefined for any other, and for text that is none. */
function ownUrl(address: string, base?: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return url.origin === location.origin ? url : undefined;
  } catch {
    return undefined;
  }
}

function linkTo<N extends RouteName>(route: N, query: URLSearchParams): string {
  const link = href[route] as (query: unknown) => string;
  return link(routes[route].query(query));
}
