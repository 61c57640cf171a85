/** Buying an order again. */
import { order } from '#shared/contract/order.ts';
import { type AgainInCart, readBuyAgain } from '#shared/rules/buy-again.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Puts an order's lines into the cart once more. Nothing that can be read shows whether a lost call did so. */
export const buyAgain = (ports: ActPorts, order_id: string): Flow<ActState<AgainInCart>> =>
  actOnce(ports, {
    send: async (signal) => readBuyAgain((await ports.client.send(order.buyAgain, { order_id }, { signal })).data),
  });
