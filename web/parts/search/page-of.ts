import { WECHAT_ENTRY } from '#shared/contract/wechat.ts';
import { href, pathBelow, type RouteName, routeAt, routes } from '#web/navigation/routes.ts';

const [ENTRY_SCRIPT = '', ENTRY_ACT = ''] = WECHAT_ENTRY.split('?act=');

/**
 * The link to the page of this shop at an address that was scanned; undefined for any other address. What the query of
 * the page does not know is dropped.
 */
export function pageOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== location.origin) return undefined;
  if (pathname.endsWith(`/${ENTRY_SCRIPT}`)) return behindEntry(searchParams);
  const path = pathBelow(pathname);
  const route = path === undefined ? undefined : routeAt(path);
  return route && linkTo(route, searchParams);
}

/** WeChat's entry leads to a path of the shop. */
function behindEntry(query: URLSearchParams): string | undefined {
  const to = query.get('to') ?? '';
  if (query.get('act') !== ENTRY_ACT || !URL.canParse(to, location.origin)) return undefined;
  const { origin, pathname, searchParams } = new URL(to, location.origin);
  const route = origin === location.origin ? routeAt(pathname) : undefined;
  return route && linkTo(route, searchParams);
}

function linkTo<N extends RouteName>(route: N, query: URLSearchParams): string {
  const link = href[route] as (query: unknown) => string;
  return link(routes[route].query(query));
}
