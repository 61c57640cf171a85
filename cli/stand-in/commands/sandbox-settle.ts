import { command } from '#cli/frame/command.ts';
import { needed, oneOf } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox settle`. */
export const sandboxSettle = command({
  name: 'sandbox settle',
  about: ['替身商城：在线支付到账', 'stand-in: settle an online payment'],
  examples: ['yaocang sandbox settle 20261124123456 --outcome never'],
  args: { orderSn: needed('<order-sn>', ['订单号', 'order number']) },
  options: {
    outcome: oneOf('--outcome <outcome>', ['结果（默认 paid）', 'outcome (paid)'], ['paid', 'refund', 'never']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { orderSn, outcome }, cli) =>
    act(await operatorOf(cli), 'settle', { order_sn: orderSn, outcome: outcome ?? 'paid' }),
  view: operatorAnswer,
});
