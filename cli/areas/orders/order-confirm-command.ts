import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { orderBecame } from '#cli/parts/sentences.ts';

/** `yaocang order confirm ID`. */
export const orderConfirm = command({
  name: 'order confirm',
  about: ['确认收货', 'confirm the receipt'],
  examples: ['yaocang order confirm 1000034', 'yaocang order confirm 1000034 --parcel 1000051'],
  args: { id: word('[id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  options: { parcel: word('--parcel <id>', ['只确认此包裹', 'this parcel only']) },
  load: () => import('#cli/parts/orders.ts'),
  run: async ({ confirmReceipt }, { id, parcel }, cli) => {
    const order = await orderOf(cli, id, 'confirm', 'yaocang order confirm ID');
    return confirmReceipt(await cli.shop(), order, parcel);
  },
  view: orderBecame,
});
