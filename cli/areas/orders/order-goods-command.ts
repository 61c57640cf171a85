import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { linesOfGoods } from '#cli/parts/parcels-view.ts';

/** `yaocang order goods ID`. */
export const orderGoods = command({
  name: 'order goods',
  about: ['订单商品', 'the lines of an order or of a parcel'],
  args: { id: word('[id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']) },
  options: { parcel: word('--parcel <id>', ['只看此包裹', 'this parcel only']) },
  load: () => import('./parcels.ts'),
  run: async ({ linesOf }, { id, parcel }, cli) => {
    const order = await orderOf(cli, id, undefined, 'yaocang order goods ID');
    return linesOf(await cli.shop(), order, parcel);
  },
  view: linesOfGoods,
});
