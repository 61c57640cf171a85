/** How a flow waits for one thing or another. */
import type { Clock } from './clock.ts';
import type { FlowContext } from './flow.ts';

/** The first of several that comes about; the others are aborted. */
export async function firstOf<T>(signal: AbortSignal, ...starts: ((signal: AbortSignal) => Promise<T>)[]): Promise<T> {
  const race = new AbortController();
  const stop = () => race.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race(starts.map((start) => start(race.signal)));
  } finally {
    signal.removeEventListener('abort', stop);
    race.abort();
  }
}

/** Waits `ms`, or until an event comes, which it takes. */
export async function pause<Event>(
  clock: Clock,
  ms: number,
  { signal, events }: FlowContext<Event>,
): Promise<Event | undefined> {
  await firstOf(
    signal,
    (until) => clock.wait(ms, until),
    (until) => events.arrived(until),
  );
  return events.next();
}

/** Does something that may be given up when a wanted event comes first (which is left in the inbox): then undefined. */
export const unlessEvent = <Event, T>(
  { signal, events }: FlowContext<Event>,
  act: (signal: AbortSignal) => Promise<T>,
  wanted?: (event: Event) => boolean,
): Promise<T | undefined> =>
  firstOf<T | undefined>(signal, act, (until) => events.arrived(until, wanted).then(() => undefined));
