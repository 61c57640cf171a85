/** A pause that a person can cut short. */
import type { Clock } from '#shared/flows/clock.ts';
import type { Inbox } from '#shared/flows/inbox.ts';

/** Waits `ms`; true when a wanted event ended it before. Throws CancelledError when the signal is aborted. */
export async function pauseUnless<Event>(
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  ms: number,
  events: Inbox<Event>,
  wanted: (event: Event) => boolean,
): Promise<boolean> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const waited = clock.wait(ms, either).then(() => false);
  const cut = events.arrived(either, wanted).then(
    () => true,
    () => waited,
  );
  waited.catch(() => undefined);
  cut.catch(() => undefined);
  try {
    return await Promise.race([cut, waited]);
  } finally {
    over.abort();
  }
}

/** What a flow is told that ends by itself when the run does: it needs no clearing away, and passes it over. */
export interface Leave {
  readonly type: 'leave';
}
