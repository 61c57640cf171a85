import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetched } from '#web/state/loading/code.ts';

/** A component that is loaded on demand. */
export interface Later<P extends object> {
  readonly View: ComponentType<P>;
  /** Prefetches the code. After a failure the next call tries again. */
  fetch(): Promise<ComponentType<P>>;
}

/** Functions that clear each failed fetch. */
const failures = new Set<() => void>();

/** Clears failed fetches, so that the next render loads the code again. */
export function forgetFailedCode(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Creates a component that loads on demand. Unlike `React.lazy`, it renders loaded code without a fallback, and retries
 * a failed load on the next render.
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
    coming = fetched(fetchView);
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
    // Chosen once: another component type would remount.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return { View, fetch };
}
