import { command } from '#cli/frame/command.ts';
import { needed, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox move`. */
export const sandboxMove = command({
  name: 'sandbox move',
  about: ['替身商城：包裹走一步', 'stand-in: move a parcel on'],
  examples: ['yaocang sandbox move 1000077', 'yaocang sandbox move 1000077 --status 疑难 --context 收件人电话无法接通'],
  args: { parcel: needed('<parcel>', ['包裹编号或运单号', 'parcel id or tracking number']) },
  options: {
    status: word('--status <text>', ['改为此状态', 'another status']),
    context: word('--context <text>', ['物流说明', 'what happened']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { parcel, status, context }, cli) =>
    act(await operatorOf(cli), 'move_parcel', { parcel, status, context }),
  view: operatorAnswer,
});
