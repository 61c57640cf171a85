/** Waiting for the first of several things. */
import type { Clock } from './clock.ts';
import type { FlowContext } from './flow.ts';

/** Returns the first result and aborts the others. */
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

/** Waits `ms`, or until an event arrives, which it returns. */
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

/** Runs an operation, but aborts it and returns undefined when a wanted event arrives first. The event stays in the inbox. */
export const unlessEvent = <Event, T>(
  { signal, events }: FlowContext<Event>,
  act: (signal: AbortSignal) => Promise<T>,
  wanted?: (event: Event) => boolean,
): Promise<T | undefined> =>
  firstOf<T | undefined>(signal, act, (until) => events.arrived(until, wanted).then(() => undefined));
