import { command } from '#cli/frame/command.ts';
import { oneOf, word, yes } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox transfer`. */
export const sandboxTransfer = command({
  name: 'sandbox transfer',
  about: ['替身商城：银行转账审核；不带参数为列表', 'stand-in: review bank transfers; without arguments, list them'],
  examples: [
    'yaocang sandbox transfer',
    'yaocang sandbox transfer 20261124123456 approve',
    'yaocang sandbox transfer 7 reject --because 凭证看不清',
  ],
  args: {
    transfer: word('[transfer]', ['转账编号或订单号', 'its id, or an order number']),
    verdict: oneOf('[verdict]', ['结论', 'verdict'], ['approve', 'reject']),
  },
  options: {
    because: word('--because <text>', ['原因（驳回时必填）', 'why; a rejection needs it']),
    all: yes('--all', ['包括已处理的', 'reviewed ones too']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act, decide }, { transfer, verdict, because, all }, cli) => {
    const ports = await operatorOf(cli);
    if (transfer === undefined) return act(ports, 'transfers', { all });
    return act(ports, 'review_transfer', { transfer, ...decide(verdict, because) });
  },
  view: operatorAnswer,
});
