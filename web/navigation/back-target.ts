/** Where a login returns to. */
import { isOwnPath } from '#shared/rules/app/safe-link.ts';
import { pathBelow, routeAt } from './routes.ts';

/** `back` if it is a path of this shop and not the login page, else undefined. */
export function backTarget(back: string): string | undefined {
  if (!isOwnPath(back)) return undefined;
  const path = pathBelow(back.replace(/[?#].*$/, ''));
  return path === undefined || routeAt(path) === 'user' ? undefined : back;
}
