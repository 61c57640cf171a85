import { createElement, lazy, useState } from 'react';
import { fetched } from '#web/state/loading/code.ts';
import type { View } from '#web/ui/jsx/view.ts';
import { alone } from './alone.tsx';
import { noteFailedCode } from './failed-code.ts';

/** A component that is loaded on demand. */
export interface Later<P extends object> {
  readonly View: View<P>;
  /** Prefetches the code. After a failure the next call tries again. */
  fetch(): Promise<View<P>>;
}

/**
 * What stands in place of a part whose code does not come, or that breaks: a line with a retry, nothing for optional content,
 * or the failure of the whole place around it (`up`), for a dialog and for what makes up a page.
 */
export type LaterFailure = 'line' | 'none' | 'up';

/**
 * Creates a component that loads on demand. Unlike `React.lazy`, it renders loaded code without a fallback, retries a failed
 * load on the next render, and fails alone.
 */
export function later<P extends object>(fetchView: () => Promise<View<P>>, failure: LaterFailure = 'line'): Later<P> {
  let Loaded: View<P> | undefined;
  let coming: Promise<View<P>> | undefined;
  let Lazy = makeLazy();

  function makeLazy(): View<P> {
    return lazy(async () => ({ default: await fetch() })) as unknown as View<P>;
  }
  function fetch(): Promise<View<P>> {
    coming ??= fetched(fetchView).then(
      (View) => (Loaded = View),
      (error) => {
        coming = undefined;
        noteFailedCode(() => {
          Lazy = makeLazy();
        });
        throw error;
      },
    );
    return coming;
  }
  function Part(props: P) {
    // Chosen once: another component type would remount.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return { View: failure === 'up' ? Part : alone(Part, failure), fetch };
}
