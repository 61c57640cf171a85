/** The pieces that a written quantity means: in the goods' own unit, or converted by their packs. */
import type { Product } from '#shared/contract/goods.ts';
import type { Message } from '#shared/messages/message.ts';
import { quantityIsPack, quantityUnclear, unitConverted, unitUnclear } from '#shared/messages/quick-order.ts';
import type { WantedLine } from './wanted.ts';

/** The quantity that a line wants. */
export interface Wanted extends Pick<WantedLine, 'quantity' | 'unit' | 'unclear' | 'byMultiple' | 'plus' | 'written'> {
  /** The number and the unit are the pack of the goods. */
  readonly isPacked?: boolean | undefined;
  /** The quantity with a number beside it that may be meant, too. */
  readonly openQuantity?: string | undefined;
  /** Other lines of the list have a quantity. */
  readonly isAmong?: boolean | undefined;
}

type Packed = Pick<Product, 'unitno_name' | 'medium' | 'box'>;

/** `pieces` is absent without a quantity: then the order multiple is meant. `says` tells a conversion. */
export type Pieces = { readonly pieces?: number; readonly says?: Message } | { readonly unclear: Message };

export function piecesOf(wanted: Wanted, goods: Packed): Pieces {
  const { quantity, unit = '', unclear, openQuantity, isPacked, isAmong, plus, written } = wanted;
  if (openQuantity !== undefined) return { unclear: quantityUnclear(openQuantity) };
  if (quantity === undefined) return unclear === undefined ? {} : { unclear: quantityUnclear(unclear) };
  const own = goods.unitno_name;
  // Both readings are possible: 20袋 of goods that are sold by 袋 and hold 20袋.
  if (isPacked && (isAmong || unit === own)) return { unclear: quantityIsPack(`${quantity}${unit}`) };
  if (isPacked) return {};
  const parts = [{ quantity, unit }, ...(plus ?? []).map((more) => ({ unit: '', ...more }))];
  const text = written ?? parts.map((part) => `${part.quantity}${part.unit}`).join('+');
  const sizes = parts.map((part) => sizeOf(part.unit, goods));
  if (sizes.includes(0)) return { unclear: unitUnclear(text, own || '件') };
  const pieces = parts.reduce((sum, part, at) => sum + part.quantity * (sizes[at] ?? 0), 0);
  const isPlain = written === undefined && parts.length === 1 && isPiece(unit, own);
  return isPlain ? { pieces } : { pieces, says: unitConverted(text, pieces, own || '件') };
}

/** Pieces in a unit; 0 when the goods do not tell. */
function sizeOf(unit: string, { unitno_name: own, box, medium }: Packed): number {
  if (isPiece(unit, own)) return 1;
  return (unit === '件' || unit === '箱' ? box : unit === '中包' ? medium : 0) ?? 0;
}

const isPiece = (unit: string, own: string): boolean =>
  unit === '' || unit === own || (own === '' && !/^(?:件|箱|中包|条|板|包|组|提)$/.test(unit));
