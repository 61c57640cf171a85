/** Tells the other tabs of a change, so that they reload what they show of it. */
import { useEffect, useRef } from 'react';
import { onElsewhere } from './entry.ts';
import * as kept from './kept.ts';

export interface Change {
  readonly of: 'orders' | 'favourites' | 'addresses';
  /** The id of the order, goods or address. */
  readonly id: string;
  /** Favourites: whether the goods are one now. */
  readonly on?: boolean | undefined;
}

/** All changes heard since this tab was opened. A hidden page catches up when it is shown. */
const heard: Change[] = [];
const listeners = new Set<() => void>();

onElsewhere((key) => {
  const change = key === kept.changed.key ? kept.changed.mine().read() : undefined;
  if (change) hear(change);
});

function hear(change: Change): void {
  heard.push(change);
  for (const listener of listeners) listener();
}

/** Tells the other tabs. The time makes two equal changes different. */
export const tellOtherTabs = (change: Change): void => kept.changed.mine().write({ ...change, at: Date.now() });

/** Tells the pages of this tab as well: the change was not made by one of them. */
export function tellEveryTab(change: Change): void {
  tellOtherTabs(change);
  hear(change);
}

/** Calls `then` for changes of another tab: at once, or when the page is shown again. */
export function useOtherTabs(of: Change['of'], then: (change: Change) => void): void {
  const seen = useRef(heard.length);
  useEffect(() => {
    const catchUp = () => {
      const news = heard.slice(seen.current).filter((change) => change.of === of);
      seen.current = heard.length;
      for (const change of news) then(change);
    };
    catchUp();
    listeners.add(catchUp);
    return () => void listeners.delete(catchUp);
    // Not by React's hook for effect events: pages are prerendered with Preact, which has none.
  }, [of, then]);
}
