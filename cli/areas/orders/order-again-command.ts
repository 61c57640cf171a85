import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { boughtAgain } from './view.ts';

/** `yaocang order again ID`. */
export const orderAgain = command({
  name: 'order again',
  about: ['再次购买', 'put the lines of an order into the cart again'],
  args: { id: word('[id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  load: () => import('./order-again.ts'),
  run: async ({ buyAgain }, { id }, cli) => {
    const order = await orderOf(cli, id, 'buyAgain', 'yaocang order again ID');
    return buyAgain(await cli.shop(), order);
  },
  view: boughtAgain,
});
