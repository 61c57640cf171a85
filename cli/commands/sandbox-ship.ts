import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang sandbox ship ORDER_SN`. */
export const sandboxShip = command({
  name: 'sandbox ship',
  about: ['替身商城：发货', 'stand-in: ship an order'],
  args: { orderSn: needed('<order-sn>', ['订单号', 'order number']) },
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ shipOrder }, { orderSn }, cli) => shipOrder(await operatorOf(cli), orderSn),
  view: sentence,
});
