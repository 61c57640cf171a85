/** The icons of a goods card (document 2 §6) and the grid of cards (document 2 §2). */
import { type Buyer, isVerified } from '#shared/rules/member/verification.ts';

/** What the icons depend on. */
export interface IconsAsk {
  readonly stock: number | undefined;
  readonly fast_cart: boolean;
  readonly qhyg: boolean;
  readonly buyer: Buyer;
}

/** True when the quick-add icon shows: to a verified buyer, when stock is above 0 and fast_cart is on. */
export const showsQuickAdd = ({ stock = 0, fast_cart, buyer }: IconsAsk): boolean =>
  isVerified(buyer) && fast_cart && stock > 0;

/**
 * True when the out-of-stock pre-purchase icon shows: stock below 1, qhyg on, and the buyer logged in and verified. A stock
 * that is unknown is not sold out.
 */
export const showsPreOrder = ({ stock, qhyg, buyer }: IconsAsk): boolean =>
  isVerified(buyer) && qhyg && stock !== undefined && stock < 1;

/** Columns of a vertical grid. */
export const GRID_COLUMNS = 5;

/** Number of background colour classes that cycle. */
export const CARD_COLOURS = 5;

/** The number of placeholder cards that fill the last row. */
export const placeholders = (cards: number, columns = GRID_COLUMNS): number => (columns - (cards % columns)) % columns;
