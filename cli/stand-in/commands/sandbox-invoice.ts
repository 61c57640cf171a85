import { command } from '#cli/frame/command.ts';
import { oneOf, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox invoice`. */
export const sandboxInvoice = command({
  name: 'sandbox invoice',
  about: ['替身商城：开票审核；不带参数为列表', 'stand-in: answer invoice requests; without arguments, list them'],
  examples: ['yaocang sandbox invoice', 'yaocang sandbox invoice 1000091 approve'],
  args: {
    invoice: word('[invoice]', ['发票申请编号', 'id of the request']),
    verdict: oneOf('[verdict]', ['结论', 'verdict'], ['approve', 'reject']),
  },
  options: { because: word('--because <text>', ['原因（驳回时必填）', 'why; a rejection needs it']) },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act, decide }, { invoice, verdict, because }, cli) => {
    const ports = await operatorOf(cli);
    if (invoice === undefined) return act(ports, 'invoices', {});
    return act(ports, 'answer_invoice', { invoice, ...decide(verdict, because) });
  },
  view: operatorAnswer,
});
