/**
 * What the first page shows was asked for with the HTML and is often here before the app is drawn: the page's store is made
 * before, so that the page is drawn with it at once, and no skeletons for nothing.
 */
import { useEffect, useState } from 'react';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { whenReady } from '../settings/settings.ts';
import type { Part } from './part.ts';

interface Begun {
  readonly make: unknown;
  /** What it was made of. */
  readonly of: string;
  readonly store: unknown;
}

let begun: Begun | undefined;

/** Makes the store of the page that is about to be drawn. */
export function beginWith<A extends readonly unknown[], S>(make: (...of: A) => S, ...of: A): S {
  const store = make(...of);
  begun = { make, of: JSON.stringify(of), store };
  return store;
}

/** The store of a page: the one that was begun for it, else a new one; drawn anew, it begins anew. */
export function useStoreOf<A extends readonly unknown[], S>(make: (...of: A) => S, ...of: A): S {
  const [store] = useState(() =>
    begun?.make === make && begun.of === JSON.stringify(of) ? (begun.store as S) : make(...of),
  );
  useEffect(forgetBegun, []);
  return store;
}

/** The page is drawn, or another stands in its place. */
export const forgetBegun = (): void => {
  begun = undefined;
};

type Load = Part<object>['load'];

/** What was asked early: the place that shows it has asked by that, also where it failed. */
const early = new WeakSet<Load>();

/** Asks as soon as a screen may that has stood for `after` ms; ends when the answer is here, or has failed. */
export function askEarly(load: Load, after = START_DELAY, ask = load): Promise<void> {
  early.add(load);
  return new Promise((resolve) => whenReady(after, () => ask().then(resolve)));
}

/** For the place that shows it: asks, unless it was asked early. */
export function askOnceDrawn(load: Load): void {
  if (!early.delete(load)) void load();
}
