/**
 * Lets one press through at a time. A press whose result is a promise shuts the guard until the promise settles;
 * the presses in between are dropped. A rejection is passed on, it only opens the guard again.
 */
export function pressGuard(onBusy: (busy: boolean) => void): (act: () => unknown) => void {
  let running = false;
  return (act) => {
    if (running) return;
    const result = act();
    if (!isPromise(result)) return;
    running = true;
    onBusy(true);
    void result.finally(() => {
      running = false;
      onBusy(false);
    });
  };
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;
