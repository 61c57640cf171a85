import { command } from '#cli/frame/command.ts';
import { accountRows } from './view.ts';

/** `yaocang account list`. */
export const accountList = command({
  name: 'account list',
  about: ['可切换的关联账号', 'list the linked accounts'],
  load: () => import('./accounts.ts'),
  run: async ({ listAccounts }, _, cli) => listAccounts(await cli.shop()),
  view: accountRows,
});
