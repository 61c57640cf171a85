import { command } from '#cli/frame/command.ts';
import { word, yuanOption } from '#cli/frame/parameters.ts';
import { topUpMade } from './view.ts';

/** `yaocang topup start --amount YUAN`. */
export const topupStart = command({
  name: 'topup start',
  about: ['发起充值，之后用 topup pay 支付', 'start a top-up, to be paid by topup pay'],
  examples: ['yaocang topup start --amount 500', 'yaocang topup start --activity 2'],
  options: {
    amount: yuanOption('--amount <yuan>', ['充值金额（元）', 'amount in yuan']),
    activity: word('--activity <id>', ['充值活动', 'top-up activity']),
  },
  load: () => import('./top-ups.ts'),
  run: async ({ startTopUp }, wanted, cli) => startTopUp(await cli.shop(), wanted),
  view: topUpMade,
});
