import { createContext, useContext, useEffect, useRef } from 'react';
import { useSecond } from './use-second.ts';

/** Asks the server again for what a place shows. Lists and parts provide it for what they contain. */
export const AskAgain = createContext<(() => unknown) | undefined>(undefined);

/** ms after the end of a countdown: the server may turn a little later, or not at all. */
const PAUSES = [0, 2_000, 5_000, 15_000, 60_000];

/**
 * At the end of a countdown the server is asked again, because its answer decides what is on (document 2 §4). By default the
 * surrounding list or part asks. `at` is in ms, null without a countdown. Returns the time in whole seconds.
 */
export function useTurn(at: number | null, ask?: () => unknown): number {
  const around = useContext(AskAgain);
  const asking = useRef<() => unknown>(undefined);
  useEffect(() => {
    asking.current = ask ?? around;
  });
  const now = useSecond(at !== null);
  const over = at !== null && now >= at ? at : null;
  useEffect(() => {
    if (over === null) return undefined;
    const timers = PAUSES.map((pause) => setTimeout(() => asking.current?.(), pause));
    return () => timers.forEach(clearTimeout);
  }, [over]);
  return now;
}

/** One asking for many that turn in the same moment. */
export function oncePerSecond(ask: () => unknown): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    setTimeout(() => {
      asked = false;
    }, 1_000);
    ask();
  };
}
