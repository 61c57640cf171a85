import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';

/** `yaocang account close-withdraw`. */
export const accountCloseWithdraw = command({
  name: 'account close-withdraw',
  about: ['撤回注销申请', 'take the closing of the account back'],
  load: () => import('#cli/services/account/closing.ts'),
  run: async ({ withdrawClosing }, _, cli) => withdrawClosing(await cli.shop()),
  view: sentence,
});
