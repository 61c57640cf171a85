import { orderRows } from '#cli/screens/orders.ts';
import { command } from './frame/command.ts';
import { oneOf, whole, word } from './frame/parameters.ts';

/** `yaocang order list`. */
export const orderList = command({
  name: 'order list',
  about: ['订单列表', 'list orders'],
  examples: ['yaocang order list --lx 1', 'yaocang order list --keywords 板蓝根 --limit 50'],
  options: {
    lx: oneOf('--lx <tab>', ['状态', 'tab'], ['all', '1', '2', '3', '5', '6']),
    keywords: word('--keywords <text>', ['关键词', 'keywords']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('#cli/services/orders.ts'),
  run: async ({ listOrders }, given, cli) => listOrders(await cli.shop(), given),
  view: orderRows,
});
