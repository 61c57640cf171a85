/** The icons of a goods card (document 2 §6) and how a grid of cards is laid (document 2 §2). */
import { type Buyer, isVerified } from './verification.ts';

/** What the icons ask of a card and of the settings. */
export interface IconsAsk {
  readonly stock: number | undefined;
  readonly fast_cart: boolean;
  readonly qhyg: boolean;
  readonly buyer: Buyer;
}

/** True when the quick-add icon shows: to a verified buyer, when stock is above 0 and fast_cart is on. */
export const showsQuickAdd = ({ stock = 0, fast_cart, buyer }: IconsAsk): boolean =>
  isVerified(buyer) && fast_cart && stock > 0;

/** True when the out-of-stock pre-purchase icon shows: stock below 1, qhyg on, and the buyer logged in and verified. */
export const showsPreOrder = ({ stock = 0, qhyg, buyer }: IconsAsk): boolean => isVerified(buyer) && qhyg && stock < 1;

/** Columns of a vertical grid of cards at the documented width. */
export const GRID_COLUMNS = 5;

/** Background colour classes that cycle over the cards. */
export const CARD_COLOURS = 5;

/** How many placeholder cards fill the last row of a vertical grid. */
export const placeholders = (cards: number, columns = GRID_COLUMNS): number => (columns - (cards % columns)) % columns;
