/** What takes time: a generator of states that is handed a signal and the person's events, and knows nothing of a screen. */
import { CancelledError } from '#shared/errors.ts';
import type { Clock } from './clock.ts';
import { createInbox, type Inbox } from './inbox.ts';

/** What every flow is handed when it runs. */
export interface FlowContext<Event> {
  readonly signal: AbortSignal;
  readonly events: Inbox<Event>;
}

/** A flow that is ready to run. It throws only a lost login, its own abortion, and our own bugs; everything else is a state. */
export type Flow<State, Event = never, Result = void> = (
  context: FlowContext<Event>,
) => AsyncGenerator<State, Result, undefined>;

/** Runs a flow to its end and shows each state; undefined when it was aborted. */
export async function runFlow<State, Event, Result>(
  flow: Flow<State, Event, Result>,
  context: FlowContext<Event>,
  show: (state: State) => void,
): Promise<Result | undefined> {
  try {
    const states = flow(context);
    for (;;) {
      const { done, value } = await states.next();
      if (context.signal.aborted) return undefined;
      if (done) return value;
      show(value);
    }
  } catch (error) {
    if (context.signal.aborted && error instanceof CancelledError) return undefined;
    throw error;
  }
}

/** A context for a flow that nobody talks to while it runs. */
export const unattended = <Event>(signal: AbortSignal): FlowContext<Event> => ({
  signal,
  events: createInbox<Event>(),
});

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

/** Waits for an event and takes it. */
export async function nextEvent<Event>({ signal, events }: FlowContext<Event>): Promise<Event> {
  await events.arrived(signal);
  return events.next() as Event;
}

/** Does something that may be given up when a wanted event comes first (which is left in the inbox): then undefined. */
export const unlessEvent = <Event, T>(
  { signal, events }: FlowContext<Event>,
  act: (signal: AbortSignal) => Promise<T>,
  wanted?: (event: Event) => boolean,
): Promise<T | undefined> =>
  firstOf<T | undefined>(signal, act, (until) => events.arrived(until, wanted).then(() => undefined));
