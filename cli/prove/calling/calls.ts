/** The table of all declared calls. */

import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import { bodyFields, type CallParameter, parametersOf } from './parameters.ts';

export interface CallRow {
  readonly path: string;
  readonly key: string;
  readonly method: string;
  readonly effect: string;
  /** The documents need it and do not show it. */
  readonly assumed: boolean;
  readonly parameters: readonly CallParameter[];
  /** What a body takes that is no object of parameters; null where there is none. */
  readonly body: string | null;
}

export interface CallsWanted {
  /** All of them have to occur in path or name. */
  readonly words: readonly string[];
  readonly effect: string | undefined;
  readonly assumed: boolean;
}

/** The calls that fit. */
export function listCalls({ words, effect, assumed }: CallsWanted): { readonly calls: readonly CallRow[] } {
  const rows = everyCall.map(({ call, key }) => ({
    path: call.path,
    key,
    method: call.method,
    effect: effectOf(call),
    assumed: call.assumed === true,
    parameters: parametersOf(call),
    body: call.body && Object.keys(bodyFields(call)).length === 0 ? call.body.is : null,
  }));
  const fits = (row: CallRow) =>
    words.every((word) => `${row.path} ${row.key}`.toLowerCase().includes(word.toLowerCase())) &&
    (effect === undefined || row.effect === effect) &&
    (!assumed || row.assumed);
  return { calls: rows.filter(fits) };
}
