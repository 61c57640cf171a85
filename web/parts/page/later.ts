import { type ComponentType, createElement, use } from 'react';
import { NetworkError } from '#shared/errors.ts';

/** A component whose code comes later. */
export interface Later<P extends object> {
  readonly View: ComponentType<P>;
  /** Fetches the code ahead; a failed fetch is tried again by the next. */
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
 * Makes a component of code that is fetched when it is wanted. Unlike React's own lazy, it draws code that is there
 * already without a moment of fallback, and after a failure it tries again when it is drawn again.
 */
export function later<P extends object>(fetchView: () => Promise<ComponentType<P>>): Later<P> {
  let Here: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  let failed = false;
  /** The code on its way; a failure stays until it was shown, or drawing would fetch for ever. */
  const drawn = (): Promise<ComponentType<P>> => coming ?? fetch();
  function fetch(): Promise<ComponentType<P>> {
    if (coming && !failed) return coming;
    failed = false;
    coming = withIcons(fetchView());
    coming.then(
      (View) => {
        Here = View;
      },
      () => {
        failed = true;
        failures.add(() => {
          if (failed) coming = undefined;
        });
      },
    );
    return coming;
  }
  const View = (props: P) => createElement(Here ?? use(drawn()), props);
  return { View, fetch };
}

/** Code that was asked for: where it does not come, that is the network's fault. */
export const fetched = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch((cause) => {
    throw new NetworkError('code', 'dropped', undefined, { cause });
  });

/** Code that comes later may show any sign; without the signs it works all the same. */
async function withIcons<T>(coming: Promise<T>): Promise<T> {
  const signs = import('#web/ui/more-icons.lazy.ts').catch(() => undefined);
  const view = await fetched(coming);
  await signs;
  return view;
}
