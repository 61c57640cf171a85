import { preOrderRows } from '#cli/screens/pre-orders.ts';
import { command } from './frame/command.ts';
import { whole } from './frame/parameters.ts';

/** `yaocang preorder list`. */
export const preorderList = command({
  name: 'preorder list',
  about: ['预购记录', 'the member’s pre-orders'],
  options: { limit: whole('--limit <count>', ['最多多少条（默认 20）', 'at most so many (20)']) },
  load: () => import('#cli/services/pre-orders.ts'),
  run: async ({ listPreOrders }, { limit }, cli) => listPreOrders(await cli.shop(), limit),
  view: preOrderRows,
});
