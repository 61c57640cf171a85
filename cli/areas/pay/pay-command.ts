import { command } from '#cli/frame/command.ts';
import { oneOf, word, yes } from '#cli/frame/parameters.ts';
import { paymentPassword, secretOptions } from '#cli/frame/secrets.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { loadPayment, paidLine, payBefore, payOptions } from './pay-options.ts';

/** `yaocang pay ORDER_ID`. */
export const pay = command({
  name: 'pay',
  about: ['支付订单', 'pay an order'],
  examples: [
    'yaocang pay',
    'yaocang pay 1000034 --method balance',
    'yaocang pay 1000034 --method wechat --as jsapi --deadline 30',
    'yaocang pay 1000034 --method transfer --proof proof.png',
  ],
  args: {
    orderId: word('[order-id]', ['订单编号（终端中可从列表选择）', 'order id (in a terminal picked from a list)']),
  },
  options: {
    method: oneOf('--method <method>', ['支付方式', 'method'], ['balance', 'wechat', 'alipay', 'transfer']),
    split: word('--split <fd-sn>', ['只付此分单', 'a split order of it']),
    combined: yes('--use-balance', ['余额抵扣一部分', 'the balance pays a part']),
    ...payOptions,
    ...secretOptions(paymentPassword),
  },
  load: loadPayment,
  run: async (service, { stdin, file, orderId: named, ...given }, cli) => {
    const orderId = await orderOf(cli, named, 'pay', 'yaocang pay ID');
    const password = () => cli.secret(paymentPassword, { stdin, file });
    return payBefore(cli, service, { ...given, orderId, password });
  },
  view: paidLine,
});
