/** What takes time: a generator of states that is handed a signal and the person's events, and knows nothing of a screen. */
import { CancelledError } from '#shared/errors.ts';
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

/** The last state of a flow that nobody talks to. Unless a signal is given nothing stops it: what was sent is settled. */
export async function lastOf<State>(flow: Flow<State>, signal = new AbortController().signal): Promise<State> {
  let last: { state: State } | undefined;
  for await (const state of flow(unattended<never>(signal))) last = { state };
  if (!last) throw new CancelledError('flow');
  return last.state;
}

/** Waits for an event and takes it. */
export async function nextEvent<Event>({ signal, events }: FlowContext<Event>): Promise<Event> {
  await events.arrived(signal);
  return events.next() as Event;
}
