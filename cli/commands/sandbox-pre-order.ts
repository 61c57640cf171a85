import { operatorAnswer } from '#cli/screens/operator-answer.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';
import { needed, oneOf } from './frame/parameters.ts';

/** `yaocang sandbox pre-order`. */
export const sandboxPreOrder = command({
  name: 'sandbox pre-order',
  about: ['替身商城：答复预订', 'stand-in: answer a pre-order'],
  examples: ['yaocang sandbox pre-order 1000081 unavailable'],
  args: {
    id: needed('<id>', ['预订编号', 'id of the pre-order']),
    state: oneOf('[state]', ['答复（默认 arrived）', 'answer (arrived)'], ['waiting', 'arrived', 'unavailable']),
  },
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ act }, { id, state }, cli) =>
    act(await operatorOf(cli), 'answer_pre_order', { qhyg_id: id, state: state ?? 'arrived' }),
  view: operatorAnswer,
});
