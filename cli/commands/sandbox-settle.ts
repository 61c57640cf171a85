import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { needed, oneOf } from './frame/parameters.ts';

/** `yaocang sandbox settle ORDER_SN`. */
export const sandboxSettle = command({
  name: 'sandbox settle',
  about: ['替身商城：在线支付到账', 'stand-in: settle an online payment'],
  args: { orderSn: needed('<order-sn>', ['订单号', 'order number']) },
  options: { outcome: oneOf('--outcome <outcome>', ['结果（默认 paid）', 'outcome (paid)'], ['paid', 'failed']) },
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ settlePayment }, { orderSn, outcome }, cli) =>
    settlePayment(await operatorOf(cli), orderSn, outcome ?? 'paid'),
  view: sentence,
});
