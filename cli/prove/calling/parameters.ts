/** Parameters of a call: name, type, required or not. */
import { typeWords } from '#cli/text/type-words.ts';
import { inLanguage, type Words } from '#cli/text/words.ts';
import type { Call } from '#shared/contract/call.ts';
import { type Codec, type Fields, startVerbatim } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';

/** The fields of an object body; none for a list or a file. */
export const bodyFields = (call: Call): Fields =>
  call.body && 'fields' in call.body ? (call.body.fields as Fields) : {};

export function parametersOf(call: Call) {
  const of = (where: 'query' | 'body', fields: Fields) =>
    Object.entries(fields).map(([name, codec]) => ({ name, in: where, is: codec.is, needed: isNeeded(codec) }));
  return [...of('query', call.query.fields), ...of('body', bodyFields(call))];
}

/** The decoded value, or the error that says why not. */
export function readOrError(codec: Codec<unknown>, raw: unknown, strict = true): unknown {
  try {
    return codec.read(raw, startVerbatim(strict));
  } catch (error) {
    if (error instanceof ShapeError) return error;
    throw error;
  }
}

export const isNeeded = (codec: Codec<unknown>): boolean => readOrError(codec, undefined) instanceof ShapeError;

export const hasQuery = ({ query }: Call): boolean => Object.keys(query.fields).length > 0;

/** The arguments of `send`: query, body, or both by name. */
export const handedOver = (call: Call, query: unknown, body: unknown): unknown => {
  if (!call.body) return query;
  return hasQuery(call) ? { query, body } : body;
};

/** Optional parameters are in brackets. */
export function parameterLine(call: Call): Words {
  const line = (at: 'zh' | 'en') =>
    parametersOf(call)
      .map(({ name, is, needed }) => {
        const one = `${name} (${inLanguage(typeWords(is), at)})`;
        return needed ? one : `[${one}]`;
      })
      .join(', ');
  return [line('zh'), line('en')];
}
