import { boughtAgain } from '#cli/screens/after-sales.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang order again ID`. */
export const orderAgain = command({
  name: 'order again',
  about: ['再次购买', 'put the lines of an order into the cart again'],
  args: { id: needed('<id>', ['订单编号', 'order id']) },
  load: () => import('#cli/services/order-again.ts'),
  run: async ({ buyAgain }, { id }, cli) => buyAgain(await cli.shop(), id),
  view: boughtAgain,
});
