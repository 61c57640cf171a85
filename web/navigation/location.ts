/** The current path and raw query of the shop. Wouter's own hook for the query decodes once too often. */
import { useLocationProperty } from 'wouter/use-browser-location';
import { pause } from '#shared/client/ask-again.ts';
import { basePath } from './deployment.ts';
import { keepState, LATE_MS, layerEntries, moving, put, type Step, step, travel } from './history-step.ts';
import { openAnew, withoutMark } from './reload-fresh.ts';
import { href, pathBelow, type RouteName, routeAt } from './routes.ts';

export interface Place {
  /** Path below the base; undefined outside it. */
  readonly path: string | undefined;
  readonly search: string;
  readonly route: RouteName | undefined;
}

const here = (): string => location.pathname + location.search;

/** The current place; re-renders when it changes. */
export function usePlace(): Place {
  const now = useLocationProperty(here, () => basePath);
  const [pathname = ''] = now.split('?');
  const path = pathBelow(pathname);
  return { path, search: now.slice(pathname.length), route: path === undefined ? undefined : routeAt(path) };
}

const depth = (): number => step().depth ?? 0;

/**
 * Navigates within the shop. An open dialog has a history entry of its own: the new page replaces it, so that back
 * leads to the page below.
 */
export async function go(to: string, replace: boolean): Promise<void> {
  if (!replace && to === here()) return;
  const journey = moving();
  if (journey) await journey;
  const above = layerEntries() - (replace ? 0 : 1);
  if (above > 0) await travel(-above);
  const { layers = 0, ...page } = step();
  const state: Step = replace ? page : { depth: depth() + 1, from: here() };
  if (!(await arrives(to, state, replace || layers > 0))) openAnew(to, replace);
}

/** Whether the address changes, at once or late. What the address bar says is shown. */
async function arrives(to: string, state: Step, replace: boolean): Promise<boolean> {
  const before = location.href;
  try {
    put(state, to, replace);
  } catch {
    // Safari refuses more than 100 entries in 30 s.
    return false;
  }
  if (location.href === new URL(to, before).href) return true;
  await pause(LATE_MS);
  // Wouter heard of the change before it came.
  dispatchEvent(new Event('pushState'));
  return location.href !== before;
}

/** One page back when it belongs to this app, else to the fallback. */
export function back(fallback: string): void {
  if (depth() > 0) history.go(-1 - layerEntries());
  else void go(fallback, true);
}

/** Returns to an earlier address: back when it is the entry just before, else by replacing the current entry. */
export function returnTo(address: string): void {
  if (step().from === address) history.go(-1 - layerEntries());
  else void go(address, true);
}

/** The fragment of WeChat's authorization address. Browsers keep it through the redirects. */
const WECHAT_FRAGMENT = '#wechat_redirect';

/** The root path redirects to /index (document 1 §2). Removes WeChat's fragment and the cache-busting mark. */
export function tidyAddress(): void {
  keepState({});
  const tidy = withoutMark(location) ?? (location.hash === WECHAT_FRAGMENT ? here() : undefined);
  if (tidy !== undefined) void go(tidy, true);
  if (pathBelow(location.pathname) === '/') void go(href.index() + location.search, true);
}
