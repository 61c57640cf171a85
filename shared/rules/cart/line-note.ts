import type { CartLine } from '#shared/contract/cart.ts';
import { orderMultiple } from '#shared/messages/buying.ts';
import { unknownKind, unknownMultiple } from '#shared/messages/cart.ts';
import { lineUnitName } from '#shared/rules/goods/pack-size.ts';
import { wonPriceOf } from '#shared/rules/prices/won-price.ts';

/** What a cart says of a line that has no trouble: a won price, or the order multiple. */
export const noteOf = (line: CartLine): string | undefined => wonPriceOf(line)?.text ?? multipleOf(line);

/** The order multiple, and the pack behind it: middle packs or cartons. */
function multipleOf({ type, start_num, min_unitno, unitno_name = '' }: CartLine): string | undefined {
  if (type === undefined) return unknownKind.text;
  if (start_num === undefined) return unknownMultiple.text;
  if (start_num <= 1) return undefined;
  const words = orderMultiple(start_num, unitno_name).text;
  return min_unitno === 1 ? words : `${words}（${lineUnitName(min_unitno)}）`;
}
