/** What the ticked lines of the cart come to. */

import type { CartLine } from '#shared/contract/cart.ts';
import { priceOf, total } from './money.ts';

type Line = Pick<CartLine, 'cart_id' | 'goods_price' | 'num'>;

/** Totals of the ticked lines; `goods` in fen, unknown when a price is. */
export interface CartTotals {
  readonly goods: number | undefined;
  /** Ticked lines of which something is bought. */
  readonly kinds: number;
  /** Units in them. */
  readonly pieces: number;
}

/** The lines that are ticked, in the cart's order; ids of lines that are gone are passed over. */
export function tickedLines<L extends Pick<CartLine, 'cart_id'>>(lines: readonly L[], ticked: Iterable<string>): L[] {
  const ids = new Set(ticked);
  return lines.filter((line) => ids.has(line.cart_id));
}

/** Adds up the ticked lines. */
export function cartTotals(lines: readonly Line[], ticked: Iterable<string>): CartTotals {
  const chosen = tickedLines(lines, ticked);
  return {
    goods: total(chosen.map(({ goods_price, num }) => priceOf(goods_price, num))),
    kinds: chosen.filter(({ num }) => num > 0).length,
    pieces: chosen.reduce((sum, { num }) => sum + num, 0),
  };
}

/** The lines by the merchant that ships them, in the order in which merchants come first; one group where nobody is named. */
export function byMerchant<L extends Pick<CartLine, 'order_zt'>>(lines: readonly L[]): Map<string, L[]> {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const name = line.order_zt ?? '';
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return groups;
}
