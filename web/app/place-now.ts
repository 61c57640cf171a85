/** Where the browser is, as the shop's own path and raw query: wouter's search is decoded once too often. */
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { basePath } from '#web/state/place.ts';
import { href, pathBelow, type RouteName, routeAt } from '#web/state/routes.ts';

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

/** What we keep with an entry of the history; a reload keeps it too. */
interface Step {
  /** How many of our own entries lie behind this one. */
  readonly depth?: number;
  /** The address of the entry behind this one. */
  readonly from?: string | undefined;
}

const step = (): Step => (history.state as Step | null) ?? {};
const depth = (): number => step().depth ?? 0;
const here = (): string => location.pathname + location.search;

/** Goes somewhere in this shop. */
export function go(to: string, replace: boolean): void {
  if (!replace && to === here()) return;
  const state: Step = replace ? { ...step() } : { depth: depth() + 1, from: here() };
  navigate(to, { replace, state });
}

/** One page back when it is ours, else to the fallback. */
export function back(fallback: string): void {
  if (depth() > 0) history.back();
  else go(fallback, true);
}

/** To an address that was left for the current one: back when it lies right behind, else in place of the current entry. */
export function returnTo(address: string): void {
  if (step().from === address) history.back();
  else go(address, true);
}

/** The root path redirects to /index (document 1 §2). */
export function redirectRoot(): void {
  if (pathBelow(location.pathname) === '/') go(href.index() + location.search, true);
}
