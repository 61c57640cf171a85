import { command } from '#cli/frame/command.ts';
import { needed, oneOf } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox pre-order`. */
export const sandboxPreOrder = command({
  name: 'sandbox pre-order',
  about: ['替身商城：答复预订', 'stand-in: answer a pre-order'],
  examples: ['yaocang sandbox pre-order 1000081 unavailable'],
  args: {
    id: needed('<id>', ['预订编号', 'id of the pre-order']),
    state: oneOf('[state]', ['答复（默认 arrived）', 'answer (arrived)'], ['waiting', 'arrived', 'unavailable']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { id, state }, cli) =>
    act(await operatorOf(cli), 'answer_pre_order', { qhyg_id: id, state: state ?? 'arrived' }),
  view: operatorAnswer,
});
