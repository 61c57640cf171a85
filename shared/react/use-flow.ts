/** Runs a flow for a screen, in React DOM and in Ink. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox, type Inbox } from '#shared/flows/inbox.ts';

export interface FlowHandle<State, Event> {
  /** The latest state; undefined before the first. A flow that starts anew keeps showing the last one until its own first. */
  readonly state: State | undefined;
  /** What the flow threw, such as a lost login; undefined while it is well. */
  readonly failure: unknown;
  /** Tells the flow what the person did; without effect when it has ended. */
  readonly send: (event: Event) => void;
}

interface Shown<State> {
  readonly state: State | undefined;
  readonly failure: unknown;
}

/**
 * Runs the flow after mounting and whenever another one is given, and aborts it in the clean-up. Keep the flow in
 * `useState` or `useMemo`: a new one in each render would never get far. A page that is hidden is aborted and, when
 * shown again, started anew: a flow that should go on takes its earlier state as a parameter.
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
