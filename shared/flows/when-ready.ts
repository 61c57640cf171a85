/** Screens wait for the init answer before their own work (document 1 §4). */
import { INIT_POLL } from '#shared/rules/start-up.ts';
import type { Clock } from './clock.ts';

/** Resolves with what `read` gives once it is there, looking every 200 ms. */
export async function whenReady<T>(read: () => T | undefined, clock: Clock, signal: AbortSignal): Promise<T> {
  for (;;) {
    const ready = read();
    if (ready !== undefined) return ready;
    await clock.wait(INIT_POLL, signal);
  }
}
