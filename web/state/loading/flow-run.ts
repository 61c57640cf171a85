/**
 * Runs a flow that continues while its page is hidden. The latest state is in a proxy; the person's events are sent to
 * it.
 */
import { proxy, ref } from 'valtio/vanilla';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import { report } from './failure.ts';

export interface FlowRun<State extends object, Event> {
  /** `at` is replaced, never changed in place. */
  readonly state: { at: State };
  /** Starts the flow unless it is running; resolves after its first state. */
  begin(): Promise<void>;
  /** Sends an event; starts the flow if it is not running. */
  send(event: Event): void;
}

interface Ports<State, Event> {
  /** Called when the flow starts: the settings are loaded by then. */
  flow(): Flow<State, Event>;
  /** Called once with each state. */
  follow(at: State): void;
}

/**
 * Creates a run. It shows `first` until it is started, and again after the flow itself has failed, which is reported.
 */
export function createFlowRun<State extends object, Event>(
  first: State,
  ports: Ports<State, Event>,
): FlowRun<State, Event> {
  const state = proxy<{ at: State }>({ at: ref(first) as State });
  const events = createInbox<Event>();
  let begun: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    begun ??= new Promise((asked) => {
      const show = (at: State) => {
        state.at = ref(at) as State;
        ports.follow(at);
        asked();
      };
      runFlow(ports.flow(), { signal: new AbortController().signal, events }, show)
        .catch((error: unknown) => {
          report(error);
          state.at = ref(first) as State;
        })
        .finally(() => {
          begun = undefined;
        });
    });
    return begun;
  };
  return { state, begin, send: (event) => void begin().then(() => events.send(event)) };
}
