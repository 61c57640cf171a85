import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { orderBecame } from '#cli/parts/sentences.ts';

/** `yaocang order close ID`. */
export const orderClose = command({
  name: 'order close',
  about: ['关闭订单', 'close an order'],
  examples: ['yaocang order close 1000034 --dry-run'],
  args: { id: word('[id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  load: () => import('#cli/parts/orders.ts'),
  run: async ({ closeOrder }, { id }, cli) => {
    const order = await orderOf(cli, id, 'close', 'yaocang order close ID');
    return closeOrder(await cli.shop(), order);
  },
  view: orderBecame,
});
