/** Runs a flow for a screen, in React DOM and in Ink. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox, type Inbox } from '#shared/flows/inbox.ts';

export interface FlowHandle<State, Event> {
  /** The latest state; undefined before the first. A restarted flow keeps showing the last one until its own first. */
  readonly state: State | undefined;
  /** What the flow threw, such as a lost login; undefined while it is well. */
  readonly failure: unknown;
  /** Tells the flow what the person did; without effect when it has ended. */
  readonly send: (event: Event) => void;
  /** Aborts the flow and starts it anew. */
  readonly restart: () => void;
}

interface Shown<State> {
  readonly state: State | undefined;
  readonly failure: unknown;
}

/**
 * Starts the flow after mounting and whenever `deps` change, and aborts it in the clean-up. A page that is hidden is
 * aborted and, when shown again, started anew: a flow that should go on takes its earlier state as a parameter.
 */
export function useFlow<State, Event = never>(
  start: () => Flow<State, Event, unknown>,
  deps: readonly unknown[],
): FlowHandle<State, Event> {
  const [shown, setShown] = useState<Shown<State>>({ state: undefined, failure: undefined });
  const [turn, setTurn] = useState(0);
  const inbox = useRef<Inbox<Event>>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const events = createInbox<Event>();
    inbox.current = events;
    const show = (state: State) => setShown({ state, failure: undefined });
    runFlow(start(), { signal: controller.signal, events }, show).catch((failure: unknown) => {
      if (!controller.signal.aborted) setShown(({ state }) => ({ state, failure }));
    });
    return () => {
      controller.abort();
      if (inbox.current === events) inbox.current = undefined;
    };
  }, [...deps, turn]);

  const send = useCallback((event: Event) => inbox.current?.send(event), []);
  const restart = useCallback(() => setTurn((each) => each + 1), []);
  return { ...shown, send, restart };
}
