/** What the road leaves behind: nothing in the cart, no open order, no login. What was paid stays paid. */
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { login } from '#shared/contract/login.ts';
import { order } from '#shared/contract/order.ts';
import type { Road } from './road.ts';

/** Puts back what can be put back; answers what could not, in words. */
export async function clearAway(road: Road): Promise<string[]> {
  const left: string[] = [];
  const attempt = async (what: string, act: () => Promise<unknown>) => {
    await act().catch((error: unknown) => left.push(`${what}: ${error instanceof Error ? error.message : error}`));
  };
  const { order: made, cartBefore } = road;
  if (made && !road.paid) {
    await attempt('unpaid order', () => road.client.send(order.qxOrder, { order_id: made.order_id }));
  }
  if (cartBefore) {
    await attempt('cart line', () => takeOut(road, cartBefore));
    await attempt('login', () => road.client.send(login.logout, {}));
  }
  road.signIn(undefined);
  return left;
}

async function takeOut(road: Road, before: readonly CartLine[]): Promise<void> {
  const { data } = await road.client.send(cart.list, {});
  const known = before.map(({ cart_id }) => cart_id);
  const mine = data.filter(({ cart_id, goods_id }) => goods_id === road.card?.goods_id && !known.includes(cart_id));
  if (mine.length === 0) return;
  await road.client.send(cart.delNum, { id_list: mine.map(({ cart_id }) => cart_id).join(',') });
}
