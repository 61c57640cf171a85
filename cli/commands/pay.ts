import { paidLine, payLine } from '#cli/screens/pay-lines.ts';
import type { PayState } from '#shared/flows/pay-state.ts';
import { command } from './frame/command.ts';
import { needed, oneOf, whole, word, yes } from './frame/parameters.ts';
import { paymentPassword, secretOptions } from './frame/secrets.ts';
import { watch } from './frame/watch.ts';

/** `yaocang pay ORDER_ID`. */
export const pay = command({
  name: 'pay',
  about: ['支付订单', 'pay an order'],
  args: { orderId: needed('<order-id>', ['订单编号', 'order id']) },
  options: {
    method: oneOf('--method <method>', ['支付方式', 'method'], ['balance', 'wechat', 'alipay']),
    split: word('--split <fd-sn>', ['只付此分单', 'a split order of it']),
    combined: yes('--use-balance', ['余额抵扣一部分', 'the balance pays a part']),
    deadline: whole('--deadline <seconds>', ['最多等待多少秒', 'wait so many seconds at most']),
    ...secretOptions(paymentPassword),
  },
  load: () => import('#cli/services/pay.ts'),
  run: async ({ payment }, { stdin, file, ...given }, cli) => {
    const shop = await cli.shop();
    const password = () => cli.secret(paymentPassword, { stdin, file });
    return watch(cli, payment(shop, { ...given, password }), { line: payLine, leave, screen, drawsFrom });
  },
  view: paidLine,
});

const leave = { type: 'close' } as const;
const drawsFrom = ({ step }: PayState): boolean => step === 'paying';
const screen = async () => (await import('#cli/screens/pay-screen.tsx')).drawPayment;
