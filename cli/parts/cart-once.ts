/** Changes of the cart, each sent once: a lost answer is settled by what lies in the cart afterwards. */

import type { Shop } from '#cli/shop/shop.ts';
import type { CartItem } from '#shared/contract/buy.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { addToCart, piecesInCart } from '#shared/flows/add-to-cart.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import type { Added } from '#shared/rules/added.ts';
import { joinIds } from '#shared/rules/cart-checkout.ts';
import { runOnce, sendOnce } from './run-once.ts';

const LOOK = 'cart list';

/** Everything that lies in the cart. */
const linesIn = async ({ client }: Shop, signal?: AbortSignal): Promise<readonly CartLine[]> =>
  (await client.send(cart.list, {}, signal && { signal })).data;

/** Adds goods; `quantity` is what was asked for. */
export async function addOnce(shop: Shop, item: CartItem, quantity: number): Promise<Added> {
  const added = await runOnce(addToCart(shop, item, await piecesInCart(shop, item.goods_id)), LOOK);
  return added ?? { message: addedToCart, added: quantity };
}

interface NewQuantity {
  readonly cart_id: string;
  readonly num: number;
  /** As it was; undefined for a line that is not in the cart. */
  readonly before: number | undefined;
}

type Set = Pick<AnswerOf<typeof cart.upNum>, 'success' | 'goods_number' | 'goods_price'>;

/** Sets a quantity. A line that holds neither the old nor the new one afterwards was corrected: nobody knows why. */
export async function setOnce(shop: Shop, { cart_id, num, before }: NewQuantity): Promise<Set> {
  const set = await sendOnce<Set>(
    shop,
    {
      send: (signal) => shop.client.send(cart.upNum, { cart_id, num }, { signal }),
      settle: async (signal) => {
        const line = (await linesIn(shop, signal)).find((each) => each.cart_id === cart_id);
        if (line?.num === num) return { happened: true, answer: { success: 1, goods_price: line.goods_price } };
        return line?.num === before ? { happened: false } : undefined;
      },
    },
    LOOK,
  );
  return set ?? { success: 1 };
}

/** Takes lines out; answers the ids of those that are gone. */
export async function removeOnce(shop: Shop, ids: readonly string[]): Promise<readonly string[]> {
  const gone = await sendOnce<readonly string[]>(
    shop,
    {
      send: async (signal) => (await shop.client.send(cart.delNum, { id_list: joinIds(ids) }, { signal })).del_ids,
      settle: async (signal) => {
        const left = (await linesIn(shop, signal)).filter(({ cart_id }) => ids.includes(cart_id));
        return left.length === 0 ? { happened: true, answer: ids } : { happened: false };
      },
    },
    LOOK,
  );
  return gone ?? ids;
}
