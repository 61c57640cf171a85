import { command } from '#cli/frame/command.ts';
import { needed, yes } from '#cli/frame/parameters.ts';
import { transferFacts } from './view.ts';

/** `yaocang transfer show ORDER_ID`. */
export const transferShow = command({
  name: 'transfer show',
  about: ['查看转账凭证的审核', 'how the proof of a bank transfer stands'],
  examples: ['yaocang transfer show 1000034', 'yaocang transfer show 1000050 --topup'],
  args: { id: needed('<order-id>', ['订单编号', 'order id']) },
  options: { topup: yes('--topup', ['编号是充值记录', 'it is a top-up']) },
  load: () => import('./transfers.ts'),
  run: async ({ showTransfer }, named, cli) => showTransfer(await cli.shop(), named),
  view: transferFacts,
});
