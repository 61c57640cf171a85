import { type ComponentType, createElement, lazy, useState } from 'react';
import { NetworkError } from '#shared/errors.ts';

/** A component whose code comes later. */
export interface Later<P extends object> {
  readonly View: ComponentType<P>;
  /** Prefetches the code; a failed fetch is tried again by the next. */
  fetch(): Promise<ComponentType<P>>;
}

/** How to forget each failed fetch. */
const failures = new Set<() => void>();

/** What failed is shown as failed; drawn again, its code is fetched again. */
export function forgetFailedCode(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Makes a component of code that is fetched on demand. Unlike React's own lazy, it draws code that is there already without a
 * moment of fallback, and after a failure it tries again when it is drawn again.
 */
export function later<P extends object>(fetchView: () => Promise<ComponentType<P>>): Later<P> {
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  let failed = false;
  let Lazy = makeLazy();

  function makeLazy(): ComponentType<P> {
    return lazy(async () => ({ default: await (coming ?? fetch()) })) as unknown as ComponentType<P>;
  }
  function fetch(): Promise<ComponentType<P>> {
    if (coming && !failed) return coming;
    failed = false;
    coming = fetched(fetchView());
    coming.then(
      (View) => {
        Loaded = View;
      },
      () => {
        failed = true;
        failures.add(() => {
          if (!failed) return;
          coming = undefined;
          Lazy = makeLazy();
        });
      },
    );
    return coming;
  }
  function View(props: P) {
    // Decided once: a component of another type would begin anew.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return { View, fetch };
}

/** Code that was asked for: where it does not come, that is the network's fault. */
export const fetched = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch((cause) => {
    throw new NetworkError('code', 'dropped', undefined, { cause });
  });
