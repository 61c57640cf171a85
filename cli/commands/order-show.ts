import { orderDetail } from '#cli/screens/orders.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang order show ID`. */
export const orderShow = command({
  name: 'order show',
  about: ['订单详情', 'show an order'],
  args: { id: needed('<id>', ['订单编号', 'order id']) },
  load: () => import('#cli/services/orders.ts'),
  run: async ({ showOrder }, { id }, cli) => showOrder(await cli.shop(), id),
  view: orderDetail,
});
