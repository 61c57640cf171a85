/** A flow that goes on while its page is hidden: its latest state in a proxy, what the person does sent to it. */
import { proxy, ref } from 'valtio/vanilla';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import { report } from './failure.ts';

export interface FlowRun<State extends object, Event> {
  /** `at` is replaced as a whole. */
  readonly state: { at: State };
  /** Starts the flow unless it runs; resolves once it has shown a state. */
  begin(): Promise<void>;
  /** Starts the flow too, where it does not run. */
  send(event: Event): void;
}

interface Ports<State, Event> {
  /** The flow, made when it is started: by then the settings are there. */
  flow(): Flow<State, Event>;
  /** Told of each state once. */
  follow(at: State): void;
}

/** Makes a run that shows `first` until it is started, and again after a failure of the flow itself, which is reported. */
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
