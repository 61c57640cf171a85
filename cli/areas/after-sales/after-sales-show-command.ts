import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { servicesOfOrder } from './view.ts';

/** `yaocang after-sales show ORDER`. */
export const afterSalesShow = command({
  name: 'after-sales show',
  about: ['售后详情与可售后商品', "an order's requests and what may be claimed"],
  args: { order: needed('<order>', ['订单编号', 'order id']) },
  load: () => import('./service.ts'),
  run: async ({ showServices }, { order }, cli) => showServices(await cli.shop(), order),
  view: servicesOfOrder,
});
