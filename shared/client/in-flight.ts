/** An identical request that is still in flight is not sent twice (documents 1 and 2, §7). */
import type { Call } from '#shared/contract/call.ts';

export type InFlight = Map<string, AbortController>;

export interface Slot {
  readonly signal: AbortSignal;
  leave(): void;
}

/**
 * Registers a request. For a reading call, an identical older request is cancelled. For any other call the new request is a
 * 'duplicate' and must not be sent, because the server may already be acting on the first one. A background request is a
 * duplicate of any other: what shows the older one's answer would wait forever.
 */
export function takeSlot(
  inFlight: InFlight,
  call: Call,
  key: string,
  { background }: { readonly background?: true },
): Slot | 'duplicate' {
  const older = inFlight.get(key);
  if (older && (background || call.effect !== 'read')) return 'duplicate';
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

/** Combines signals into one until `release` is called. Old in-app browsers lack AbortSignal.any. */
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
