import { operatorAnswer } from '#cli/screens/operator-answer.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';

/** `yaocang sandbox requests`. */
export const sandboxRequests = command({
  name: 'sandbox requests',
  about: ['替身商城：会员的预订与反馈', 'stand-in: pre-orders and feedback of members'],
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ act }, _, cli) => act(await operatorOf(cli), 'requests', {}),
  view: operatorAnswer,
});
