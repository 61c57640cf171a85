import { servicesOfOrder } from '#cli/screens/after-sales.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang after-sales show ORDER`. */
export const afterSalesShow = command({
  name: 'after-sales show',
  about: ['售后详情与可售后商品', "an order's requests and what may be claimed"],
  args: { order: needed('<order>', ['订单编号', 'order id']) },
  load: () => import('#cli/services/after-sales.ts'),
  run: async ({ showServices }, { order }, cli) => showServices(await cli.shop(), order),
  view: servicesOfOrder,
});
