import { accountRows } from '#cli/screens/account.ts';
import { command } from './frame/command.ts';

/** `yaocang account list`. */
export const accountList = command({
  name: 'account list',
  about: ['可切换的关联账号', 'list the linked accounts'],
  load: () => import('#cli/services/account/accounts.ts'),
  run: async ({ listAccounts }, _, cli) => listAccounts(await cli.shop()),
  view: accountRows,
});
