import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang after-sales cancel ORDER`. */
export const afterSalesCancel = command({
  name: 'after-sales cancel',
  about: ['撤销售后申请', "withdraw an order's request"],
  args: { order: needed('<order>', ['订单编号', 'order id']) },
  load: () => import('#cli/services/after-sales.ts'),
  run: async ({ cancelRequest }, { order }, cli) => cancelRequest(await cli.shop(), order),
  view: sentence,
});
