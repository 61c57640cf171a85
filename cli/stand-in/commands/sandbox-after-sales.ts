import { command } from '#cli/frame/command.ts';
import { oneOf, word, yes } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox after-sales`. */
export const sandboxAfterSales = command({
  name: 'sandbox after-sales',
  about: ['替身商城：售后处理；不带参数为列表', 'stand-in: answer after-sales requests; without arguments, list them'],
  examples: ['yaocang sandbox after-sales', 'yaocang sandbox after-sales 20261124123456 reject --note 超过期限'],
  args: {
    number: word('[number]', ['售后单号或订单号', 'number of the request or the order']),
    answer: oneOf(
      '[answer]',
      ['处理（默认 approve）', 'answer (approve)'],
      ['approve', 'reject', 'received', 'refunded', 'exchanged'],
    ),
  },
  options: {
    note: word('--note <text>', ['说明', 'note']),
    keepOut: yes('--keep-out', ['退回的商品不再入库', 'what comes back is not sold again']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { number, answer, note, keepOut }, cli) => {
    const ports = await operatorOf(cli);
    if (number === undefined) return act(ports, 'after_sales', {});
    return act(ports, 'answer_after_sales', { number, answer: answer ?? 'approve', note, restock: !keepOut });
  },
  view: operatorAnswer,
});
