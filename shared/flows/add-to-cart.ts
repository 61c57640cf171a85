/** Putting goods into the cart once: where the answer is lost, what the cart holds more of them tells. */
import { buy, type CartItem } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { addedToCart } from '#shared/messages/buying.ts';
import { type Added, readAdd } from '#shared/rules/after-add-to-cart.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** How many pieces of these goods lie in the cart. */
export async function piecesInCart({ client }: ActPorts, goods_id: string, signal?: AbortSignal): Promise<number> {
  const { data } = await client.send(cart.list, {}, signal && { signal });
  return data.reduce((sum, line) => (line.goods_id === goods_id ? sum + line.num : sum), 0);
}

/** Adds `item`; `before` is how many pieces of its goods lay in the cart. */
export const addToCart = (ports: ActPorts, item: CartItem, before: number): Flow<ActState<Added>> =>
  actOnce(ports, {
    send: async (signal) => readAdd(await ports.client.send(buy.addToCart, [item], { signal }), item.goods_number),
    settle: async (signal) => {
      const more = (await piecesInCart(ports, item.goods_id, signal)) - before;
      return more > 0 ? { happened: true, answer: { message: addedToCart, added: more } } : { happened: false };
    },
  });
