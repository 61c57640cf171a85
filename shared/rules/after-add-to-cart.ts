/** What adding to the cart does to what is shown (document 2 §4, §8). */
import { addedToCart } from '#shared/messages/buying.ts';
import { limited, tooSlow } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';

/** After an add the dialog closes by itself, after this many ms. */
export const ADDED_CLOSE_DELAY = 800;

/** The success values of add_to_cart: 2 sold out by others, 3 limit reached. */
export interface AddAnswer {
  readonly success: 1 | 2 | 3;
  readonly goods_number?: number | undefined;
}

/** What came of an add: the message, how many were added, and the stock to show where the server corrected it. */
export interface Added {
  readonly message: Message;
  /** By this the cart count rises, once for dialog and card together. */
  readonly added: number;
  readonly stock?: number;
}

/** Reads the answer to adding `quantity` base units. */
export function readAdd({ success, goods_number = 0 }: AddAnswer, quantity: number): Added {
  if (success === 2) return { message: tooSlow(goods_number), added: 0, stock: goods_number };
  if (success === 3) return { message: limited(goods_number), added: 0, stock: goods_number };
  return { message: addedToCart, added: quantity };
}

/** What a card shows of its stock and of being in the cart. */
export interface CardInCart {
  readonly goods_number?: number | undefined;
  readonly isBuy: boolean;
}

/** The card after the dialog returned a quantity: above 0 its stock falls and it counts as added; 0 or less changes nothing. */
export function cardAfterAdd<Card extends CardInCart>(card: Card, quantity: number): Card {
  if (quantity <= 0) return card;
  return { ...card, isBuy: true, goods_number: Math.max(0, (card.goods_number ?? 0) - quantity) };
}
