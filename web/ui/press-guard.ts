/**
 * Lets one press through at a time. A press that returns a promise blocks others until it settles; those are dropped. A
 * rejection is passed on and releases the guard.
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
