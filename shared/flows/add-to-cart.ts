/** Adds goods to the cart once. A lost answer is settled by the quantity in the cart. */
import { buy, type CartItem } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import { type Added, readAdd } from '#shared/rules/cart/after-add-to-cart.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** The pieces of these goods in the cart. */
export async function piecesInCart({ client }: ActPorts, goods_id: string, signal?: AbortSignal): Promise<number> {
  const { data } = await client.send(cart.list, {}, signal && { signal });
  return data.reduce((sum, line) => (line.goods_id === goods_id ? sum + line.num : sum), 0);
}

/** Adds `item`; `before` is the quantity of its goods in the cart before. */
export const addToCart = (ports: ActPorts, item: CartItem, before: number): Flow<ActState<Added>> =>
  actOnce(ports, {
    send: async (signal) => readAdd(await ports.client.send(buy.addToCart, [item], { signal }), item.goods_number),
    settle: async (signal) => {
      const more = (await piecesInCart(ports, item.goods_id, signal)) - before;
      return more > 0 ? { happened: true, answer: { message: addedToCart, added: more } } : { happened: false };
    },
  });
