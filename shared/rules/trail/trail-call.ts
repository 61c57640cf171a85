/** Describes a call as a step of a trail. */
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import {
  CancelledError,
  LoginLostError,
  NetworkError,
  NotOfferedError,
  RefusedError,
  ShapeError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import type { Came } from './trail.ts';
import type { Hiding } from './trail-hiding.ts';

/** Maximum number of lists and deviating fields per answer. */
const MOST = 3;

/** Parameters that are left out: the act is in the path, and `log_bs` identifies a device. */
const LEFT_OUT = ['act', 'log_bs'];

/** The path of a call, and for a reading call its query. `asked` is the query without the cache-buster. */
export function calledAs(call: Call, asked: Iterable<readonly [string, string]>, hiding: Hiding): string {
  const own = call.effect === 'read' ? [...asked].filter(([name]) => !LEFT_OUT.includes(name)) : [];
  const query = hiding.query(own);
  return query === '' ? call.path : `${call.path}&${query}`;
}

/** The result of a call: list sizes and deviating fields of the answer, never a value. */
export function cameOf(came: unknown, deviations: readonly Deviation[] = []): Came {
  if (came instanceof Error) return { ...failed(came), lists: {}, odd: [] };
  const lists = Object.entries((came ?? {}) as object)
    .filter(([, value]) => Array.isArray(value))
    .slice(0, MOST)
    .map(([name, value]) => [name, (value as unknown[]).length]);
  const odd = [...new Set(deviations.map(({ path }) => path.replace(/\.\d+(?=\.|$)/g, '[]')))];
  return { outcome: 'ok', lists: Object.fromEntries(lists), odd: odd.filter(isFieldPath).slice(0, MOST) };
}

/** True for a path of field names. The keys of a map may be anything. */
const isFieldPath = (path: string): boolean =>
  /^([a-z_]\w{0,19}(\[\])*(\.|$))+$/i.test(path) && !/\d{3}|\d[a-z]/i.test(path);

function failed(error: Error): Pick<Came, 'outcome' | 'code' | 'text'> {
  if (error instanceof CancelledError) return { outcome: 'cancelled' };
  if (error instanceof LoginLostError) return { outcome: 'login' };
  if (error instanceof RefusedError) return { outcome: 'refused', code: error.code };
  if (error instanceof ShapeError) return { outcome: 'shape' };
  if (error instanceof NotOfferedError) return failed(error.cause);
  if (error instanceof UnknownOutcomeError && error.cause instanceof Error) return failed(error.cause);
  if (!(error instanceof NetworkError)) return { outcome: 'fault' };
  const { failure: outcome, status, came } = error;
  return { outcome, ...(status === undefined ? {} : { code: status }), ...(came?.excerpt && { text: came.excerpt }) };
}
