import { command } from '#cli/frame/command.ts';
import { oneOf, whole, word } from '#cli/frame/parameters.ts';
import type { Words } from '#cli/text/language.ts';
import { orderRows } from './view.ts';

/** `yaocang order list`. */
export const orderList = command({
  name: 'order list',
  about: ['订单列表', 'list orders'],
  examples: ['yaocang order list --lx 1', 'yaocang order list --keywords 板蓝根 --limit 50'],
  options: {
    lx: oneOf(
      '--lx <tab>',
      [
        '标签：1 待付款 2 待发货 3 待收货 5 待评价 6 已完成',
        'tab: 1 to pay, 2 to ship, 3 to receive, 5 to review, 6 completed',
      ],
      ['all', '1', '2', '3', '5', '6'],
    ),
    keywords: word('--keywords <text>', ['关键词', 'keywords']),
    limit: whole('--limit <count>', ['最多多少个（默认 20）', 'at most so many (20)']),
  },
  load: () => import('#cli/parts/orders.ts'),
  run: async ({ listOrders, hasTab }, given, cli) => {
    const shop = await cli.shop();
    if (given.lx !== undefined && !hasTab(shop, given.lx)) cli.note(hiddenTab);
    return listOrders(shop, given);
  },
  view: orderRows,
});

const hiddenTab: Words = ['该标签在此商城不显示（booklet_type）', 'this shop does not show that tab (booklet_type)'];
