/** Where the browser is, as the shop's own path and raw query: wouter's search is decoded once too often. */
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { basePath } from './deployment.ts';
import { layerEntries, type Step, standing, step, travel } from './history-step.ts';
import { withoutMark } from './reload-fresh.ts';
import { href, pathBelow, type RouteName, routeAt } from './routes.ts';

export interface Place {
  /** Path below the base; undefined outside of it. */
  readonly path: string | undefined;
  readonly search: string;
  readonly route: RouteName | undefined;
}

const SEPARATOR = '?';
const address = (): string => location.pathname + (location.search || SEPARATOR);

/** The current place; the page changes when it does. */
export function usePlace(): Place {
  const now = useLocationProperty(address, () => basePath + SEPARATOR);
  const at = now.indexOf(SEPARATOR);
  const path = pathBelow(now.slice(0, at));
  return { path, search: now.slice(at), route: path === undefined ? undefined : routeAt(path) };
}

const depth = (): number => step().depth ?? 0;
const here = (): string => location.pathname + location.search;

/**
 * Goes somewhere in this shop. A dialog that stands open has an entry of its own: the new page takes its place, so that
 * the way back leads to the page below it.
 */
export async function go(to: string, replace: boolean): Promise<void> {
  if (!replace && to === here()) return;
  const journey = standing();
  if (journey) await journey;
  const above = layerEntries() - (replace ? 0 : 1);
  if (above > 0) await travel(-above);
  const { layers = 0, ...page } = step();
  const state: Step = replace ? page : { depth: depth() + 1, from: here() };
  navigate(to, { replace: replace || layers > 0, state });
}

/** One page back when it is ours, else to the fallback. */
export function back(fallback: string): void {
  if (depth() > 0) history.go(-1 - layerEntries());
  else void go(fallback, true);
}

/** To an address that was left for the current one: back when it lies right behind, else in place of the current entry. */
export function returnTo(address: string): void {
  if (step().from === address) history.go(-1 - layerEntries());
  else void go(address, true);
}

/** The fragment of WeChat's authorization address, which a browser carries along through the redirects back. */
const WECHAT_FRAGMENT = '#wechat_redirect';

/** The root path redirects to /index (document 1 §2); an address that came from WeChat loses its fragment, one that got
 * round its cache its mark. */
export function tidyAddress(): void {
  const tidy = withoutMark(location) ?? (location.hash === WECHAT_FRAGMENT ? here() : undefined);
  if (tidy !== undefined) void go(tidy, true);
  if (pathBelow(location.pathname) === '/') void go(href.index() + location.search, true);
}
