import { command } from '#cli/frame/command.ts';
import { duration } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox clock`. */
export const sandboxClock = command({
  name: 'sandbox clock',
  about: ['替身商城：查看或拨快时钟', 'stand-in: tell the time, or move it ahead'],
  examples: ['yaocang sandbox clock', 'yaocang sandbox clock --advance 25h'],
  options: { advance: duration('--advance <time>', ['拨快多少，如 30m、25h、10d', 'by so much: 30m, 25h, 10d']) },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { advance }, cli) => act(await operatorOf(cli), 'clock', { advance_ms: advance }),
  view: operatorAnswer,
});
