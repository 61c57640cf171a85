/** Retries of reading calls when the network fails; every other call is sent once. */
import { retryAfterOf } from '#shared/client/came.ts';
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { NetworkError } from '#shared/errors.ts';
import type { Clock } from '#shared/flows/clock.ts';
import { isCertificateError, systemCode } from './failure.ts';
import { around, effectOf } from './guard.ts';

/** The same fetch; it remembers the Retry-After of busy answers. */
export function heedingRetryAfter(over: typeof fetch, now: () => number) {
  let until: number | undefined;
  const heeding: typeof fetch = async (input, init) => {
    const answer = await over(input, init);
    if (answer.status === 429 || answer.status === 503) until = momentOf(answer.headers, now());
    return answer;
  };
  return {
    fetch: heeding,
    /** ms to wait by the last busy answer, told once. */
    takeWait(): number | undefined {
      const wait = until === undefined ? undefined : until - now();
      until = undefined;
      return wait !== undefined && wait > 0 ? wait : undefined;
    },
  };
}

/** When a busy server wants to be asked again; by this machine's clock where the server does not tell its own. */
function momentOf(headers: Headers, now: number): number | undefined {
  const wait = retryAfterOf(headers);
  const moment = Number.isNaN(wait) ? Date.parse(headers.get('retry-after') ?? '') : now + wait;
  return Number.isNaN(moment) ? undefined : moment;
}

export interface Patience {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** 0 to 1, for jitter. */
  readonly random: () => number;
  /** Called before each retry. */
  readonly again?: ((call: Call, tries: number, error: unknown) => void) | undefined;
  /** ms for a call with its retries. */
  readonly total: number;
  /** ms for one attempt. */
  readonly timeout?: number;
  /** ms to wait by Retry-After. */
  readonly takeWait?: () => number | undefined;
}

/** No listener, no such name, or a proxy that wants a password: three tries tell enough. */
const NOBODY = ['ECONNREFUSED', 'ENOTFOUND', 'proxy ECONNREFUSED', 'proxy ENOTFOUND', 'proxy 407'];
const TRIES_OF_NOBODY = 3;

/** ms of the first pause; each further one doubles, up to the longest. */
const FIRST_PAUSE = 150;
const LONGEST_PAUSE = 3000;

export function patient(client: Client, patience: Patience): Client {
  const { clock, total, random, signal, timeout = Number.POSITIVE_INFINITY } = patience;
  return around(client, async (call, options, ask) => {
    const start = clock.now();
    let before: unknown;
    for (let failed = 0; ; failed += 1) {
      const left = total - (clock.now() - start);
      // Without patience there is one try, with its own timeout.
      const isCut = total > 0 && left < timeout;
      try {
        return await ask(isCut ? { ...options, deadline: Math.max(left, 1) } : options);
      } catch (error) {
        // The patience ran out: the error before tells more.
        if (isCut && error instanceof NetworkError && error.failure === 'timeout') throw before ?? error;
        before = error;
        const own = Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE) * (0.5 + random() / 2);
        const pause = Math.max(own, patience.takeWait?.() ?? 0);
        const late = clock.now() - start + pause > total;
        if (effectOf(call) !== 'read' || late || signal.aborted || !mayPass(error, failed + 1)) throw error;
        await clock.wait(pause, signal);
        patience.again?.(call, failed + 1, error);
      }
    }
  });
}

/** A retry may succeed: connection lost, timeout, server overloaded. */
function mayPass(error: unknown, tries: number): boolean {
  if (!(error instanceof NetworkError) || isCertificateError(error)) return false;
  if (NOBODY.includes(systemCode(error) ?? '')) return tries < TRIES_OF_NOBODY;
  if (error.failure === 'dropped' || error.failure === 'timeout') return true;
  return error.failure === 'status' && (error.status === 429 || (error.status ?? 0) >= 500);
}
