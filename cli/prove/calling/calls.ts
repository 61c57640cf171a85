/** The table of all declared calls. */

import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
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
  /** What it answers, by path; `*` is any item of a list. */
  readonly answer: readonly AnswerField[];
}

export interface AnswerField {
  readonly path: string;
  readonly is: string;
  /** No document names it: it may be used, never relied on. */
  readonly assumed: boolean;
}

export interface CallsFound {
  readonly calls: readonly CallRow[];
}

export interface CallsWanted {
  /** All of them have to occur in path or name. */
  readonly words: readonly string[];
  readonly effect: string | undefined;
  readonly assumed: boolean;
}

/** The fields of an answer, with those that lists and objects hold. */
function fieldsOf(codec: Codec<unknown> & { readonly fields?: Fields }, path: string): readonly AnswerField[] {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const own = Object.entries(codec.fields ?? {}).flatMap(([name, each]) => [
    { path: below(name), is: each.is, assumed: each.assumed === true },
    ...fieldsOf(each, below(name)),
  ]);
  const { holds } = codec;
  return holds
    ? [...own, ...fieldsOf(holds, /^(list|map) of /.test(codec.is) && codec.is.endsWith(holds.is) ? below('*') : path)]
    : own;
}

/** The calls that fit. */
export function listCalls({ words, effect, assumed }: CallsWanted): CallsFound {
  const rows = everyCall.map(({ call, key }) => ({
    path: call.path,
    key,
    method: call.method,
    effect: effectOf(call),
    assumed: call.assumed === true,
    parameters: parametersOf(call),
    body: call.body && Object.keys(bodyFields(call)).length === 0 ? call.body.is : null,
    answer: fieldsOf(call.answer, ''),
  }));
  const fits = (row: CallRow) =>
    words.every((word) => `${row.path} ${row.key}`.toLowerCase().includes(word.toLowerCase())) &&
    (effect === undefined || row.effect === effect) &&
    (!assumed || row.assumed);
  return { calls: rows.filter(fits) };
}
