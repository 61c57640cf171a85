import { command } from '#cli/frame/command.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox requests`. */
export const sandboxRequests = command({
  name: 'sandbox requests',
  about: ['替身商城：会员的预订与反馈', 'stand-in: pre-orders and feedback of members'],
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, _, cli) => act(await operatorOf(cli), 'requests', {}),
  view: operatorAnswer,
});
