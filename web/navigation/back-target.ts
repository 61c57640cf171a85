/** Where a login leads. */
import { isOwnPath } from '#shared/rules/safe-link.ts';
import { pathBelow, routeAt } from './routes.ts';

/** The address handed in as `back` if it is a path of this shop and not a login again, else undefined. */
export function backTarget(back: string): string | undefined {
  if (!isOwnPath(back)) return undefined;
  const path = pathBelow(back.replace(/[?#].*$/, ''));
  return path === undefined || routeAt(path) === 'user' ? undefined : back;
}
