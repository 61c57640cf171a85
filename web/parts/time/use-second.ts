import { useSyncExternalStore } from 'react';
import { serverNow } from '#web/state/clock.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

const read = (): number => (timer === undefined ? Math.floor(serverNow() / 1000) : second) * 1000;

function tick(): void {
  second = Math.floor(serverNow() / 1000);
  for (const listener of listeners) listener();
}

/** Calls each second; returns how to stop. */
export function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    second = Math.floor(serverNow() / 1000);
    timer = setInterval(tick, 1000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const never = () => () => undefined;

/** The time in ms, rounded down to the second, for countdowns. All share one timer; it stops while `runs` is false. */
export const useSecond = (runs = true): number => useSyncExternalStore(runs ? eachSecond : never, read, read);
