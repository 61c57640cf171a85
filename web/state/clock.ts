/** The one clock of the web. Nothing else reads the device's (`npm run check`). */
import { createServerClock } from '#shared/client/server-clock.ts';
import { type Clock, realClock } from '#shared/flows/clock.ts';

const clock = createServerClock({ date: () => Date.now(), passed: () => performance.now() });

/** The server's time in ms since 1970. */
export const serverNow = (): number => clock.now();

/** Hears the headers of an answer whose request was sent at `sent`, as `performance.now()`. */
export const hearTime = (headers: Headers | undefined, sent: number): void =>
  clock.hear(headers?.get('date') ?? null, headers?.get('age') ?? null, sent);

/** The clock of flows. */
export const webClock: Clock = { now: serverNow, wait: realClock.wait };
