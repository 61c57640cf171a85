/** Lines of the cart with less stock than wanted. Unknown stock is not short. */
import type { CartLine } from '#shared/contract/cart.ts';
import { isBundle } from './cart-quantity.ts';
import { fitQuantity } from './quantity-cap.ts';

export interface ShortLine {
  readonly cart_id: string;
  readonly goods_name: string;
  readonly unit: string;
  readonly num: number;
  /** What the shop has. */
  readonly left: number;
  /** The most of it that can be ordered, by the order multiple; 0 for none, and for a bundle, which cannot be changed. */
  readonly fits: number;
}

type Line = Pick<CartLine, 'cart_id' | 'goods_name' | 'unitno_name' | 'num' | 'start_num' | 'goods_number' | 'type'>;

/** The short ones of these lines. */
export const shortLines = (lines: readonly Line[]): ShortLine[] => lines.flatMap((line) => shortOf(line) ?? []);

/** How this line is short; undefined when it is not. */
export function shortOf(line: Line): ShortLine | undefined {
  const { cart_id, goods_name, unitno_name, num, start_num, goods_number } = line;
  if (goods_number === undefined || num <= goods_number) return undefined;
  const left = Math.max(0, goods_number);
  const fits = isBundle(line) || start_num === undefined ? 0 : fitQuantity(left, left, start_num).quantity;
  return { cart_id, goods_name, unit: unitno_name || '件', num, left, fits };
}
