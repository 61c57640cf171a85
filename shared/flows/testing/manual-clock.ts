/** A clock that a test advances. */
import { CancelledError } from '#shared/errors.ts';
import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Advances by `ms`, resolving each wait on the way, and runs pending callbacks. */
  pass(ms: number): Promise<void>;
  /** Jumps by `ms` and resolves waits only at the end, like a phone after a frozen page. */
  jump(ms: number): Promise<void>;
}

interface Sleeper {
  readonly at: number;
  wake(): void;
}

/** Runs pending callbacks. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createManualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  let sleepers: Sleeper[] = [];

  async function wakeUntil(end: number): Promise<void> {
    for (;;) {
      await settled();
      const first = sleepers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!first) return;
      sleepers = sleepers.filter((each) => each !== first);
      now = Math.max(now, first.at);
      first.wake();
    }
  }

  return {
    now: () => now,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          sleepers = sleepers.filter((each) => each !== sleeper);
          reject(new CancelledError('wait'));
        };
        const sleeper = {
          at: now + ms,
          wake() {
            signal.removeEventListener('abort', stop);
            resolve();
          },
        };
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        sleepers.push(sleeper);
      }),
    async pass(ms) {
      const end = now + ms;
      await wakeUntil(end);
      now = end;
      await settled();
    },
    async jump(ms) {
      await settled();
      now += ms;
      await wakeUntil(now);
    },
  };
}
