import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { preOrderForm } from './pre-orders-view.ts';

/** `yaocang preorder show ID`. */
export const preorderShow = command({
  name: 'preorder show',
  about: ['商品可以怎样预购', 'how goods can be ordered ahead'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  load: () => import('./pre-orders.ts'),
  run: async ({ showPreOrder }, { id }, cli) => showPreOrder(await cli.shop(), id),
  view: preOrderForm,
});
