/** Money in a report has its sign: ¥12.97, though answers are decoded to whole fen. */
import { knownCall } from '#cli/shop/find-call.ts';
import { own } from '#cli/shop/json.ts';
import { price } from '#cli/text/money.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';

/** By its declaration; a field may be a sum, `moneys + acquire_money`. */
export function isMoney(call: string, field: string): boolean {
  const answer = knownCall(call)?.call.answer;
  return answer !== undefined && field.split(' + ').every((each) => isAmount(answer, partsOf(each)));
}

/** `¥12.97`; the amounts of a list likewise. What is no number stays as it is. */
export function inYuan(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inYuan);
  return typeof value === 'number' && Number.isFinite(value) ? price(value) : value;
}

const partsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

/** The path may leave out which row of a list is meant. */
function isAmount(codec: Codec<unknown> & { readonly fields?: Fields }, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return codec.is.startsWith('amount of yuan');
  const field = own(codec.fields, name);
  if (field) return isAmount(field, rest);
  if (!codec.holds) return false;
  return isAmount(codec.holds, /^(\*|-?\d+|\w+=.*)$/.test(name) ? rest : [name, ...rest]);
}
