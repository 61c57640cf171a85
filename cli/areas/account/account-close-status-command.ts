import { command } from '#cli/frame/command.ts';
import { closingFacts } from './view.ts';

/** `yaocang account close-status`. */
export const accountCloseStatus = command({
  name: 'account close-status',
  about: ['注销申请的状态', 'how far the closing of the account is'],
  load: () => import('./closing.ts'),
  run: async ({ closingState }, _, cli) => closingState(await cli.shop()),
  view: closingFacts,
});
