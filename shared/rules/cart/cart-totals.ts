/** Totals of the cart. */

import type { CartLine } from '#shared/contract/cart.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { total } from '#shared/rules/money/money.ts';

type Line = Pick<CartLine, 'cart_id' | 'goods_price' | 'num'>;

/** Totals of the ticked lines. `goods` is in fen, undefined when a price is unknown. */
export interface CartTotals {
  readonly goods: number | undefined;
  /** Number of ticked lines with a quantity above 0. */
  readonly kinds: number;
  /** Sum of their quantities. */
  readonly pieces: number;
}

/** The pieces of these lines, as the badge of the cart counts them. A negative number of a damaged line counts as none. */
export const piecesOf = (lines: readonly Pick<Line, 'num'>[]): number =>
  lines.reduce((sum, { num }) => sum + Math.max(num, 0), 0);

/** The ticked lines in the order of the cart. Ids of removed lines are ignored. */
export function tickedLines<L extends Pick<CartLine, 'cart_id'>>(lines: readonly L[], ticked: Iterable<string>): L[] {
  const ids = new Set(ticked);
  return lines.filter((line) => ids.has(line.cart_id));
}

export function cartTotals(lines: readonly Line[], ticked: Iterable<string>): CartTotals {
  const chosen = tickedLines(lines, ticked);
  return {
    goods: total(chosen.map(({ goods_price, num }) => priceOf(goods_price, num))),
    kinds: chosen.filter(({ num }) => num > 0).length,
    pieces: piecesOf(chosen),
  };
}

/** The lines grouped by merchant, in the order of first appearance; one group when no merchant is named. */
export function byMerchant<L extends Pick<CartLine, 'order_zt'>>(lines: readonly L[]): Map<string, L[]> {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const name = line.order_zt ?? '';
    const group = groups.get(name);
    if (group) group.push(line);
    else groups.set(name, [line]);
  }
  return groups;
}
