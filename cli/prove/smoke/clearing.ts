/** Clears away behind a walk: last first, whatever happened, and within bounds once the run was ended from outside. */
import type { Words } from '#cli/text/words.ts';
import { CancelledError } from '#shared/errors.ts';
import type { SmokePorts } from './ports.ts';
import type { Teller } from './teller.ts';

/** How to put something back. */
export interface PutBack {
  readonly what: Words;
  readonly act: () => Promise<unknown>;
}

/** So long a run that was ended from outside goes on putting back, ms. */
export const GRACE = 10_000;

/** Puts back what can be put back; answers what could not, in words. */
export async function clearAway(all: readonly PutBack[], ports: SmokePorts, teller: Teller): Promise<string[]> {
  const left: string[] = [];
  const hurry = hurrying(ports);
  for (const { what, act } of all.toReversed()) {
    await Promise.race([act(), hurry.late]).catch((error: unknown) => left.push(teller.left(what, error)));
  }
  hurry.over();
  return left;
}

/** `late` fails when the grace is over that begins with the end of the run. */
function hurrying({ clock, signal, clearing }: SmokePorts) {
  const done = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const begin = () =>
      void (clearing?.clock ?? clock).wait(GRACE, done.signal).then(
        () => {
          clearing?.giveUp();
          reject(new CancelledError('clear away'));
        },
        () => undefined,
      );
    if (signal.aborted) begin();
    else signal.addEventListener('abort', begin, { once: true, signal: done.signal });
  });
  // Nobody waits for it when there is nothing to put back.
  late.catch(() => undefined);
  return { late, over: () => done.abort() };
}
