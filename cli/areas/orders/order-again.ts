/** Buying an order again. */

import { linesIn, piecesOf } from '#cli/parts/cart-once.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { BoughtAgain } from '#shared/contract/order.ts';
import { buyAgain as buyAgainFlow } from '#shared/flows/buy-again.ts';
import { addedToCart } from '#shared/messages/buying.ts';

/** What went into the cart; `rest` did not, or not whole. */
export interface OrderedAgain {
  readonly message: string;
  readonly added: number;
  readonly rest: readonly BoughtAgain[];
}

/** Puts an order's lines into the cart once more; a server fault when none went in. */
export async function buyAgain(shop: Shop, orderId: string): Promise<OrderedAgain> {
  loginOf(shop);
  const before = piecesOf(await linesIn(shop));
  const settle = async (signal: AbortSignal) => {
    const more = piecesOf(await linesIn(shop, signal)) - before;
    if (more <= 0) return { happened: false } as const;
    return { happened: true, answer: { message: addedToCart, added: more, rest: [] } } as const;
  };
  const again = await runOnce(buyAgainFlow(shop, orderId, settle), 'cart list');
  const { message, added, rest } = again ?? { message: { text: '' }, added: 0, rest: [] };
  if (added === 0) throw new Fault('server', [message.text, message.text], { data: { rest } });
  return { message: message.text, added, rest };
}
