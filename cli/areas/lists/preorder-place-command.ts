import { command } from '#cli/frame/command.ts';
import { needed, neededInteger, oneOf, word, yes } from '#cli/frame/parameters.ts';
import { preOrderPlaced } from './pre-orders-view.ts';

/** `yaocang preorder place ID NUM`. */
export const preorderPlace = command({
  name: 'preorder place',
  about: ['缺货预购', 'order goods ahead that are out of stock'],
  examples: ['yaocang preorder place 112550 10 --unit box --urgent'],
  args: { id: needed('<id>', ['商品编号', 'goods id']), num: neededInteger('<num>', ['数量', 'quantity']) },
  options: {
    unit: oneOf('--unit <unit>', ['单位（默认可选的最小单位）', 'unit (the smallest one)'], ['base', 'medium', 'box']),
    spec: word('--spec <id>', ['规格编号', 'specification']),
    urgent: yes('--urgent', ['加急', 'mark it as urgent']),
  },
  load: () => import('./pre-orders.ts'),
  run: async ({ placePreOrder }, { id, ...wanted }, cli) => placePreOrder(await cli.shop(), id, wanted),
  view: preOrderPlaced,
});
