/** Reading calls are repeated when the network fails; every other call is made once, whatever happens. */
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { NetworkError } from '#shared/errors.ts';
import type { Clock } from '#shared/flows/clock.ts';
import { around } from './around.ts';
import { isCertificateError, systemCode } from './failure.ts';
import { effectOf } from './guard.ts';

/** The same network, which remembers how long busy answers ask to be left alone (the header Retry-After). */
export function heedingRetryAfter(over: typeof fetch, now: () => number) {
  let until: number | undefined;
  const heeding: typeof fetch = async (input, init) => {
    const answer = await over(input, init);
    if (answer.status === 429 || answer.status === 503) until = momentOf(answer.headers, now());
    return answer;
  };
  return {
    fetch: heeding,
    /** ms until the moment that the last busy answer named, told once; undefined when none did. */
    takeWait(): number | undefined {
      const wait = until === undefined ? undefined : until - now();
      until = undefined;
      return wait !== undefined && wait > 0 ? wait : undefined;
    },
  };
}

/** Seconds from now, or a date by the clock of whoever wrote it; undefined for anything else. */
function momentOf(headers: Headers, now: number): number | undefined {
  const header = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,6}$/.test(header)) return now + Number(header) * 1000;
  const [date, theirNow] = [Date.parse(header), Date.parse(headers.get('date') ?? '')];
  if (Number.isNaN(date)) return undefined;
  return Number.isNaN(theirNow) ? date : now + date - theirNow;
}

export interface Patience {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** From 0 up to 1: spreads the pauses between repetitions. */
  readonly random: () => number;
  /** Hears of each repetition of a reading call before it is made. */
  readonly again?: ((call: Call, tries: number) => void) | undefined;
  /** ms that a call may take with all its repetitions. */
  readonly total: number;
  /** ms that one attempt may take; none goes on longer than the total. */
  readonly timeout?: number;
  /** ms that the server itself asked to be left alone, if it did. */
  readonly takeWait?: () => number | undefined;
}

/** Nobody listens at that address, or it has no such name: a few tries tell as much as many. */
const NOBODY = ['ECONNREFUSED', 'ENOTFOUND'];
const TRIES_OF_NOBODY = 3;

/** ms of the first pause; each further one is twice as long, up to the longest. */
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 3000;

export function patient(client: Client, patience: Patience): Client {
  const { clock, total, random, signal, timeout = Number.POSITIVE_INFINITY } = patience;
  return around(client, async (call, options, ask) => {
    const start = clock.now();
    let before: unknown;
    for (let failed = 0; ; failed += 1) {
      const left = total - (clock.now() - start);
      // Without patience there is one try, which takes its own time.
      const isCut = total > 0 && left < timeout;
      try {
        return await ask(isCut ? { ...options, deadline: Math.max(left, 1) } : options);
      } catch (error) {
        // Our own patience ran out: what the server did before tells more.
        if (isCut && error instanceof NetworkError && error.failure === 'timeout') throw before ?? error;
        before = error;
        const own = Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE) * (0.5 + random() / 2);
        const pause = Math.max(own, patience.takeWait?.() ?? 0);
        const late = clock.now() - start + pause > total;
        if (effectOf(call) !== 'read' || late || signal.aborted || !mayPass(error, failed + 1)) throw error;
        await clock.wait(pause, signal);
        patience.again?.(call, failed + 1);
      }
    }
  });
}

/** True for a failure that another try may not meet: a lost connection, a deadline, a server that is overloaded. */
function mayPass(error: unknown, tries: number): boolean {
  if (!(error instanceof NetworkError) || isCertificateError(error)) return false;
  if (NOBODY.includes(systemCode(error) ?? '')) return tries < TRIES_OF_NOBODY;
  if (error.failure === 'dropped' || error.failure === 'timeout') return true;
  return error.failure === 'status' && (error.status === 429 || (error.status ?? 0) >= 500);
}
