import { command } from '#cli/frame/command.ts';
import { needed, oneOf } from '#cli/frame/parameters.ts';
import { loadPayment, paidLine, payBefore, payOptions } from './pay-options.ts';

/** `yaocang topup pay ID`. */
export const topupPay = command({
  name: 'topup pay',
  about: ['支付充值', 'pay a top-up'],
  examples: ['yaocang topup pay 1000050 --method wechat', 'yaocang topup pay 1000050 --method transfer --proof a.png'],
  args: { orderId: needed('<id>', ['充值编号', 'top-up id']) },
  options: {
    method: oneOf('--method <method>', ['支付方式', 'method'], ['wechat', 'alipay', 'transfer']),
    ...payOptions,
  },
  load: loadPayment,
  run: (service, given, cli) => {
    const alone = { type: '2', split: undefined, combined: false, password: async () => '' } as const;
    return payBefore(cli, service, { ...given, ...alone });
  },
  view: paidLine,
});
