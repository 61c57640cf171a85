/** What one tab of the shop has changed is told to the others, which read again what they show of it. */
import { useEffect, useRef } from 'react';
import { isRecord, isText, keep, onElsewhere, recall } from './storage.ts';

export interface Change {
  readonly of: 'orders' | 'favourites' | 'addresses';
  /** Of what it is: an order, goods, an address. */
  readonly id: string;
  /** Favourites: whether it is one now. */
  readonly on?: boolean;
}

const KEY = 'changed';

const isChange = (value: unknown): value is Change => isRecord(value) && isText(value.of) && isText(value.id);

/** Everything heard since this tab was opened: a hidden page catches up when it is shown. */
const heard: Change[] = [];
const listeners = new Set<() => void>();

onElsewhere((key) => {
  const change = key === KEY ? recall(KEY, isChange) : undefined;
  if (!change) return;
  heard.push(change);
  for (const listener of listeners) listener();
});

/** Tells the other tabs; the time makes two equal changes two. */
export const tellOtherTabs = (change: Change): void => keep(KEY, { ...change, at: Date.now() });

/** Hears of changes that another tab made: at once, or when the page is shown again. */
export function useOtherTabs(of: Change['of'], then: (change: Change) => void): void {
  const seen = useRef(heard.length);
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    const catchUp = () => {
      const news = heard.slice(seen.current).filter((change) => change.of === of);
      seen.current = heard.length;
      for (const change of news) latest.current(change);
    };
    catchUp();
    listeners.add(catchUp);
    return () => void listeners.delete(catchUp);
  }, [of]);
}
