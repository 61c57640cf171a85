/** Arguments for reading calls that nobody chose: defaults of the declaration, and ids that earlier answers brought. */
import type { Call } from '#shared/contract/call.ts';
import { anyId, type Codec, type Fields, startAt } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { bodyFields } from '../calling/parameters.ts';

/** What earlier answers brought, by field name; the first value counts. */
export interface Known {
  get(name: string): string | undefined;
  learn(answer: unknown): void;
}

/** Names under which an id also goes. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  goods_id: ['goods_id', 'id'],
  fast_buy: ['goods_id'],
  id: ['id', 'article_id'],
  buy_list: ['cart_id'],
};

/** Values that make a reading call answer something. */
const USUAL: Readonly<Record<string, unknown>> = { is_start: true, keywords: 'all', num: 5, device: 'pc' };

/** Knows nothing yet. */
export function createKnown(): Known {
  const values = new Map<string, string>();
  const learn = (answer: unknown): void => {
    if (typeof answer !== 'object' || answer === null) return;
    for (const [name, value] of Object.entries(answer)) {
      const isId = /(_id|_sn|^id|^key)$/.test(name) && /^(string|number)$/.test(typeof value);
      const id = isId ? anyId.read(value, startAt(false)) : '';
      if (id !== '' && !values.has(name)) values.set(name, id);
      learn(value);
    }
  };
  return {
    get: (name) => [name, ...(ALSO[name] ?? [])].map((each) => values.get(each)).find((each) => each !== undefined),
    learn,
  };
}

export type Filled = { readonly args: unknown } | { readonly needs: readonly string[] };

/** Arguments of a reading call, or the names that are still unknown. */
export function fillArguments(call: Call, known: Known): Filled {
  const needs: string[] = [];
  const fill = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, codec]) => [name, filledValue(name, codec, known, needs)]));
  const query = fill(call.query.fields);
  const body = call.body && fill(bodyFields(call));
  if (needs.length > 0) return { needs };
  if (!call.body) return { args: query };
  return { args: Object.keys(call.query.fields).length === 0 ? body : { query, body } };
}

function filledValue(name: string, codec: Codec<unknown>, known: Known, needs: string[]): unknown {
  if (codec.is.endsWith(', if any')) return undefined;
  const found = /^id/.test(codec.is) || name.endsWith('_sn') ? known.get(name) : undefined;
  const usual = codec.is === 'text' || codec.is === 'flag' || codec.is === 'whole number' ? USUAL[name] : undefined;
  try {
    return codec.read(found ?? usual, startAt(false));
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    needs.push(name);
    return undefined;
  }
}
