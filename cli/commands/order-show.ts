import { orderDetail } from '#cli/screens/orders.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang order show ID`. */
export const orderShow = command({
  name: 'order show',
  about: ['订单详情', 'show an order'],
  examples: ['yaocang order show 1000034 --json'],
  args: { id: needed('<id>', ['订单编号', 'order id']) },
  load: () => import('#cli/services/orders.ts'),
  run: async ({ showOrder }, { id }, cli) => showOrder(await cli.shop(), id),
  view: orderDetail,
});
