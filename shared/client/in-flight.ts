/** The duplicate rule: an identical request still in flight is not sent twice (documents §7, the wire's decisions). */
import type { Call } from '#shared/contract/call.ts';

export type InFlight = Map<string, AbortController>;

export interface Place {
  readonly signal: AbortSignal;
  leave(): void;
}

/**
 * Takes the place of a request. Of a reading call the older twin is cancelled and the newer goes on; of any other the
 * newcomer is refused with 'taken', because the server may already be acting on the first.
 */
export function takePlace(inFlight: InFlight, call: Call, key: string): Place | 'taken' {
  const older = inFlight.get(key);
  if (older && call.effect !== 'read') return 'taken';
  older?.abort();
  const controller = new AbortController();
  inFlight.set(key, controller);
  return {
    signal: controller.signal,
    leave() {
      if (inFlight.get(key) === controller) inFlight.delete(key);
    },
  };
}

/** One signal of several, until `release` lets them go; old in-app browsers have no AbortSignal.any. */
export function cancellation(...signals: readonly (AbortSignal | undefined)[]): {
  readonly signal: AbortSignal;
  release(): void;
} {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
  }
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) signal?.removeEventListener('abort', cancel);
    },
  };
}
