import { orderBecame } from '#cli/screens/sentences.ts';
import { orderOf } from './ask-order.ts';
import { command } from './frame/command.ts';
import { word } from './frame/parameters.ts';

/** `yaocang order close ID`. */
export const orderClose = command({
  name: 'order close',
  about: ['关闭订单', 'close an order'],
  examples: ['yaocang order close 1000034 --dry-run'],
  args: { id: word('[id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  load: () => import('#cli/services/orders.ts'),
  run: async ({ closeOrder }, { id }, cli) => {
    const order = await orderOf(cli, id, 'close', 'yaocang order close ID');
    return closeOrder(await cli.shop(), order);
  },
  view: orderBecame,
});
