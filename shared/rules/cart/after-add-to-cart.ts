/** The effect of adding to the cart on message, cart count and card (document 2 §4, §8). */
import { addedToCart } from '#shared/messages/buying.ts';
import { limited, tooSlow } from '#shared/messages/cart.ts';
import type { Message } from '#shared/messages/message.ts';

/** The dialog closes this many ms after adding. */
export const ADDED_CLOSE_DELAY = 800;

/** The answer of add_to_cart: success 2 sold out by others, 3 limit reached. */
export interface AddAnswer {
  readonly success: 1 | 2 | 3;
  readonly goods_number?: number | undefined;
}

/** The result of adding: the message, the added quantity, and the stock, if the server corrected it. */
export interface Added {
  readonly message: Message;
  /** The increase of the cart count, once for dialog and card together. */
  readonly added: number;
  readonly stock?: number;
  /** Others were faster, or the buyer's own cart holds all there is. */
  readonly soldOut?: true;
}

/** Interprets the answer after adding `quantity` base units. */
export function readAdd({ success, goods_number }: AddAnswer, quantity: number): Added {
  const stock = goods_number === undefined ? {} : { stock: goods_number };
  if (success === 2) return { message: tooSlow(goods_number), added: 0, ...stock, soldOut: true };
  if (success === 3) return { message: limited(goods_number), added: 0, ...stock };
  return { message: addedToCart, added: quantity };
}
