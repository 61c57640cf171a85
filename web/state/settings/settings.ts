/** The operator's settings: init is fetched once at the start and every screen waits for it (document 1 §4). */
import { proxy } from 'valtio/vanilla';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { common } from '#shared/contract/common.ts';
import { INIT_POLL } from '#shared/rules/start-up.ts';

export type Settings = AnswerOf<typeof common.init>;
export type SettingsPhase =
  | { phase: 'loading' }
  | { phase: 'shown'; settings: Settings }
  | { phase: 'closed'; comment: string }
  | { phase: 'failed'; error: unknown };

export const start = proxy<{ now: SettingsPhase }>({ now: { phase: 'loading' } });

/** The settings, once they are there. */
export const settings = (): Settings | undefined => (start.now.phase === 'shown' ? start.now.settings : undefined);

/** Since when the screen stands, as `performance.now()` counts: the first one since the page was opened. */
let standing = 0;

/** Another screen stands from now on. */
export const standsFromNow = (): void => {
  standing = performance.now();
};

/**
 * Runs `work` when init is there and the screen has stood for `delay` ms (100, the cart 200, orders 300).
 * Returns the way to call it off.
 */
export function whenReady(delay: number, work: () => void): () => void {
  let timer = setTimeout(look, standing + delay - performance.now());
  function look() {
    if (start.now.phase === 'shown') work();
    else timer = setTimeout(look, INIT_POLL);
  }
  return () => clearTimeout(timer);
}
