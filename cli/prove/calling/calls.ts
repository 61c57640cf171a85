import { everyCall, type NamedCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';
import { bodyFields, parametersOf } from './parameters.ts';

interface AnswerField {
  /** `*` is any item of a list. */
  readonly path: string;
  readonly is: string;
  /** No document names it: it may be used, never relied on. */
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

const rowOf = ({ call, key }: NamedCall) => ({
  path: call.path,
  key,
  method: call.method,
  effect: effectOf(call),
  // The documents need it and do not show it.
  assumed: call.assumed === true,
  parameters: parametersOf(call),
  // What a body takes that is no object of parameters.
  body: call.body && Object.keys(bodyFields(call)).length === 0 ? call.body.is : null,
  answer: fieldsOf(call.answer, ''),
});

export type CallsFound = ReturnType<typeof listCalls>;

interface CallsWanted {
  /** All of them have to occur in path or name. */
  readonly words: readonly string[];
  readonly effect: string | undefined;
  readonly assumed: boolean;
}

export function listCalls({ words, effect, assumed }: CallsWanted) {
  const calls = everyCall.map(rowOf).filter((row) => {
    const name = `${row.path} ${row.key}`.toLowerCase();
    const isNamed = words.every((word) => name.includes(word.toLowerCase()));
    return isNamed && (effect === undefined || row.effect === effect) && (!assumed || row.assumed);
  });
  return { calls };
}
