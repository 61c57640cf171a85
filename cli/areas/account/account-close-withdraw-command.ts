import { command } from '#cli/frame/command.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang account close-withdraw`. */
export const accountCloseWithdraw = command({
  name: 'account close-withdraw',
  about: ['撤回注销申请', 'take the closing of the account back'],
  load: () => import('./closing.ts'),
  run: async ({ withdrawClosing }, _, cli) => withdrawClosing(await cli.shop()),
  view: sentence,
});
