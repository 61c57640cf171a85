/** A flow is an async generator of states. It gets a signal and the user's events, and does not depend on a screen. */
import { CancelledError } from '#shared/errors.ts';
import { createInbox, type Inbox } from './inbox.ts';

export interface FlowContext<Event> {
  readonly signal: AbortSignal;
  readonly events: Inbox<Event>;
}

/** A flow throws only a lost login, its abortion, and bugs. Every other failure is a state. */
export type Flow<State, Event = never, Result = void> = (
  context: FlowContext<Event>,
) => AsyncGenerator<State, Result, undefined>;

/** Runs a flow to its end and calls `show` with each state. Returns undefined when it was aborted. */
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

/** The context of a flow without user events. */
export const unattended = <Event>(signal: AbortSignal): FlowContext<Event> => ({
  signal,
  events: createInbox<Event>(),
});

/** Runs a flow without user events and returns its last state. Without a signal nothing aborts it, so that what was sent is settled. */
export async function lastOf<State>(flow: Flow<State>, signal = new AbortController().signal): Promise<State> {
  let last: { state: State } | undefined;
  for await (const state of flow(unattended<never>(signal))) last = { state };
  if (!last) throw new CancelledError('flow');
  return last.state;
}

/** Waits for the next event. */
export async function nextEvent<Event>({ signal, events }: FlowContext<Event>): Promise<Event> {
  await events.arrived(signal);
  return events.next() as Event;
}
