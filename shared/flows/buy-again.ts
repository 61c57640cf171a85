/** Buying an order again. */
import { order } from '#shared/contract/order.ts';
import { type AgainInCart, readBuyAgain } from '#shared/rules/buy-again.ts';
import { type Act, type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Puts an order's lines into the cart once more. Whoever knows the cart from before can tell whether a lost call did so. */
export const buyAgain = (
  ports: ActPorts,
  order_id: string,
  settle?: Act<AgainInCart>['settle'],
): Flow<ActState<AgainInCart>> =>
  actOnce(ports, {
    ...(settle && { settle }),
    send: async (signal) => readBuyAgain((await ports.client.send(order.buyAgain, { order_id }, { signal })).data),
  });
