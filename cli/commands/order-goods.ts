import { linesOfGoods } from '#cli/screens/parcels.ts';
import { command } from './frame/command.ts';
import { needed, word } from './frame/parameters.ts';

/** `yaocang order goods ID`. */
export const orderGoods = command({
  name: 'order goods',
  about: ['订单商品', 'the lines of an order or of a parcel'],
  args: { id: needed('<id>', ['订单编号', 'order id']) },
  options: { parcel: word('--parcel <id>', ['只看此包裹', 'this parcel only']) },
  load: () => import('#cli/services/parcels.ts'),
  run: async ({ linesOf }, { id, parcel }, cli) => linesOf(await cli.shop(), id, parcel),
  view: linesOfGoods,
});
