/** The operator's settings. Init is fetched once at the start, and every screen waits for it (document 1 §4). */
import { proxy } from 'valtio/vanilla';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { common } from '#shared/contract/common.ts';
import { INIT_POLL } from '#shared/rules/app/start-up.ts';

export type Settings = AnswerOf<typeof common.init>;
export type SettingsPhase =
  | { phase: 'loading' }
  | { phase: 'shown'; settings: Settings }
  | { phase: 'closed'; comment: string | undefined }
  | { phase: 'failed'; error: unknown };

export const start = proxy<{ now: SettingsPhase }>({ now: { phase: 'loading' } });

/** The settings once init has answered. */
export const settings = (): Settings | undefined => (start.now.phase === 'shown' ? start.now.settings : undefined);

/** When the current screen was opened, as `performance.now()`. 0 for the first screen. */
let openedAt = 0;

/** Restarts the clock of delays for a new screen. */
export const restartDelays = (): void => {
  openedAt = performance.now();
};

/**
 * Runs `work` once init has answered and `delay` ms have passed since the screen was opened (100, cart 200, orders
 * 300). Returns a function that cancels it.
 */
export function whenReady(delay: number, work: () => void): () => void {
  let timer = setTimeout(look, Math.max(0, openedAt + delay - performance.now()));
  function look() {
    if (start.now.phase === 'shown') work();
    else timer = setTimeout(look, INIT_POLL);
  }
  return () => clearTimeout(timer);
}
