import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { orderDetail } from './view.ts';

/** `yaocang order show ID`. */
export const orderShow = command({
  name: 'order show',
  about: ['订单详情', 'show an order'],
  examples: ['yaocang order show 1000034 --json'],
  args: { id: word('[id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  load: () => import('#cli/parts/orders.ts'),
  run: async ({ showOrder }, { id }, cli) => {
    const order = await orderOf(cli, id, undefined, 'yaocang order show ID');
    return showOrder(await cli.shop(), order);
  },
  view: orderDetail,
});
