/** Runs a flow for a screen, in React DOM and in Ink. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox, type Inbox } from '#shared/flows/inbox.ts';

export interface FlowHandle<State, Event> {
  /** The latest state; undefined before the first one. A restarted flow keeps the last state until its first one. */
  readonly state: State | undefined;
  /** What the flow threw, such as a lost login. */
  readonly failure: unknown;
  /** Sends a user event to the flow. Ignored after the flow has ended. */
  readonly send: (event: Event) => void;
}

interface Shown<State> {
  readonly state: State | undefined;
  readonly failure: unknown;
}

/**
 * Runs the flow after mounting and whenever the flow changes, and aborts it in the clean-up. Keep the flow in `useState` or
 * `useMemo`, because a new flow in each render would restart all the time. Hiding a page aborts its flow, showing it restarts
 * the flow. A flow that should continue takes its earlier state as a parameter.
 */
export function useFlow<State, Event = never>(flow: Flow<State, Event, unknown>): FlowHandle<State, Event> {
  const [shown, setShown] = useState<Shown<State>>({ state: undefined, failure: undefined });
  const inbox = useRef<Inbox<Event>>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const events = createInbox<Event>();
    inbox.current = events;
    const show = (state: State) => setShown({ state, failure: undefined });
    runFlow(flow, { signal: controller.signal, events }, show).catch((failure: unknown) => {
      if (!controller.signal.aborted) setShown(({ state }) => ({ state, failure }));
    });
    return () => {
      controller.abort();
      if (inbox.current === events) inbox.current = undefined;
    };
  }, [flow]);

  const send = useCallback((event: Event) => inbox.current?.send(event), []);
  return { ...shown, send };
}
