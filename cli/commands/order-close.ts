import { orderBecame } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang order close ID`. */
export const orderClose = command({
  name: 'order close',
  about: ['关闭订单', 'close an order'],
  examples: ['yaocang order close 1000034 --dry-run'],
  args: { id: needed('<id>', ['订单编号', 'order id']) },
  load: () => import('#cli/services/orders.ts'),
  run: async ({ closeOrder }, { id }, cli) => closeOrder(await cli.shop(), id),
  view: orderBecame,
});
