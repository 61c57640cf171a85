/** Buying an order again: what went into the cart and what did not. */
import type { BoughtAgain } from '#shared/contract/order.ts';
import { nothingBoughtAgain, partlyBoughtAgain } from '#shared/messages/buy-again.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';

/** What came of it: by `added` the cart count rises, `rest` are the lines that did not go in, or not whole. */
export interface AgainInCart {
  readonly message: Message;
  readonly added: number;
  readonly rest: readonly BoughtAgain[];
}

/** Reads the answer of buy_again. */
export function readBuyAgain(lines: readonly BoughtAgain[]): AgainInCart {
  const added = lines.reduce((sum, { num }) => sum + num, 0);
  const rest = lines.filter(({ num, wanted }) => num < wanted);
  const message = added === 0 ? nothingBoughtAgain : rest.length > 0 ? partlyBoughtAgain(rest.length) : addedToCart;
  return { message, added, rest };
}
