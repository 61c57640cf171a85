import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang after-sales cancel ORDER`. */
export const afterSalesCancel = command({
  name: 'after-sales cancel',
  about: ['撤销售后申请', "withdraw an order's request"],
  args: { order: needed('<order>', ['订单编号', 'order id']) },
  load: () => import('./service.ts'),
  run: async ({ cancelRequest }, { order }, cli) => cancelRequest(await cli.shop(), order),
  view: sentence,
});
