/** The clock of flows. Tests pass their own, so that they never sleep. */
import { CancelledError } from '#shared/errors.ts';

export interface Clock {
  /** ms since 1970 */
  now(): number;
  /** Resolves after `ms`. Rejects with CancelledError when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The system clock. */
export const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new CancelledError('wait'));
      const stop = () => {
        clearTimeout(timer);
        reject(new CancelledError('wait'));
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
};
