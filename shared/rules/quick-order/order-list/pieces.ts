/** The pieces that a written quantity means: in the goods' own unit, or converted by their packs. */
import type { Product } from '#shared/contract/goods.ts';
import type { Message } from '#shared/messages/message.ts';
import { quantityIsPack, quantityUnclear, unitConverted, unitUnclear } from '#shared/messages/quick-order.ts';
import type { WantedLine } from './wanted.ts';

/** The quantity that a line wants. */
export interface Wanted extends Pick<WantedLine, 'quantity' | 'unit' | 'unclear' | 'byMultiple'> {
  /** The number and the unit are the pack of the goods. */
  readonly isPacked?: boolean | undefined;
  /** Other lines of the list have a quantity. */
  readonly isAmong?: boolean | undefined;
}

type Packed = Pick<Product, 'unitno_name' | 'medium' | 'box'>;

/** `pieces` is absent without a quantity: then the order multiple is meant. `says` tells a conversion. */
export type Pieces = { readonly pieces?: number; readonly says?: Message } | { readonly unclear: Message };

export function piecesOf({ quantity, unit = '', unclear, isPacked, isAmong }: Wanted, goods: Packed): Pieces {
  if (quantity === undefined) return unclear === undefined ? {} : { unclear: quantityUnclear(unclear) };
  const own = goods.unitno_name;
  const written = `${quantity}${unit}`;
  // Both readings are possible: 20袋 of goods that are sold by 袋 and hold 20袋.
  if (isPacked && (isAmong || unit === own)) return { unclear: quantityIsPack(written) };
  if (isPacked) return {};
  const isPiece = unit === '' || unit === own || (own === '' && !/^(?:件|箱|中包|条|板|包|组|提)$/.test(unit));
  if (isPiece) return { pieces: quantity };
  const size = (unit === '件' || unit === '箱' ? goods.box : unit === '中包' ? goods.medium : 0) ?? 0;
  if (size > 0) return { pieces: quantity * size, says: unitConverted(written, quantity * size, own || '件') };
  return { unclear: unitUnclear(written, own || '件') };
}
