import { command } from '#cli/frame/command.ts';
import { needed, yes } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang transfer withdraw ORDER_ID`. */
export const transferWithdraw = command({
  name: 'transfer withdraw',
  about: ['取消转账', 'withdraw the proof of a bank transfer'],
  examples: ['yaocang transfer withdraw 1000034'],
  args: { id: needed('<order-id>', ['订单编号', 'order id']) },
  options: {
    topup: yes('--topup', ['编号是充值记录', 'it is a top-up']),
    sure: yes('--yes', ['不再询问', 'do not ask']),
  },
  load: () => import('./transfers.ts'),
  run: async ({ withdrawTransfer }, { sure, ...named }, cli) => {
    await cli.confirm(['确定要取消转账吗？', 'withdraw this transfer?'], sure);
    return withdrawTransfer(await cli.shop(), named);
  },
  view: sentence,
});
