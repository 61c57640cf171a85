import { command } from '#cli/frame/command.ts';
import { whole } from '#cli/frame/parameters.ts';
import { preOrderRows } from './pre-orders-view.ts';

/** `yaocang preorder list`. */
export const preorderList = command({
  name: 'preorder list',
  about: ['预购记录', 'the member’s pre-orders'],
  options: { limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']) },
  load: () => import('./pre-orders.ts'),
  run: async ({ listPreOrders }, { limit }, cli) => listPreOrders(await cli.shop(), limit),
  view: preOrderRows,
});
