/** Whether the ticked lines can be checked out or deleted (document 1 §4, §5). */
import type { CartLine } from '#shared/contract/cart.ts';
import { rowBelowOne, selectForDeletion, selectGoods } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';
import { tickedLines } from './cart-totals.ts';

type Line = Pick<CartLine, 'cart_id' | 'num'>;

/** The ids to check out, or the reason of a refusal. `row` counts the lines of the cart from 1. */
export type CheckoutCheck =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly because: 'nothingSelected'; readonly message: Message }
  | { readonly ok: false; readonly because: 'rowBelowOne'; readonly row: number; readonly message: Message };

/** Checkout needs at least one ticked line, and every ticked line a quantity of at least 1. */
export function checkCheckout(lines: readonly Line[], ticked: Iterable<string>): CheckoutCheck {
  const chosen = tickedLines(lines, ticked);
  if (chosen.length === 0) return { ok: false, because: 'nothingSelected', message: selectGoods };
  const short = chosen.find(({ num }) => num < 1);
  if (!short) return { ok: true, ids: chosen.map(({ cart_id }) => cart_id) };
  const row = lines.indexOf(short) + 1;
  return { ok: false, because: 'rowBelowOne', row, message: rowBelowOne(row) };
}

/** Deleting needs at least one ticked line. */
export function checkDelete(lines: readonly Line[], ticked: Iterable<string>): Exclude<CheckoutCheck, { row: number }> {
  const ids = tickedLines(lines, ticked).map(({ cart_id }) => cart_id);
  return ids.length > 0 ? { ok: true, ids } : { ok: false, because: 'nothingSelected', message: selectForDeletion };
}

/** Cart ids in the form of buy_list and id_list. */
export const joinIds = (ids: readonly string[]): string => ids.join(',');
