/** Runs a flow in a test, records its states and sends events. */
import { type Flow, runFlow } from '../flow.ts';
import { createInbox } from '../inbox.ts';
import { settled } from './manual-clock.ts';

export interface Probe<State, Event, Result> {
  readonly states: readonly State[];
  readonly last: State;
  /** Sends an event and runs pending callbacks. */
  send(event: Event): Promise<void>;
  abort(): Promise<void>;
  /** The result of the flow, undefined after an abortion; rejects with the thrown error. */
  readonly end: Promise<Result | undefined>;
}

export async function probe<State, Event, Result>(
  flow: Flow<State, Event, Result>,
): Promise<Probe<State, Event, Result>> {
  const states: State[] = [];
  const controller = new AbortController();
  const events = createInbox<Event>();
  const end = runFlow(flow, { signal: controller.signal, events }, (state) => states.push(state));
  end.catch(() => undefined);
  await settled();
  return {
    states,
    get last() {
      return states[states.length - 1]!;
    },
    send(event) {
      events.send(event);
      return settled();
    },
    abort() {
      controller.abort();
      return settled();
    },
    end,
  };
}
