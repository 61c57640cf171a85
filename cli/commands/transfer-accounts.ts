import { accountRows } from '#cli/screens/wallet.ts';
import { command } from './frame/command.ts';

/** `yaocang transfer accounts`. */
export const transferAccounts = command({
  name: 'transfer accounts',
  about: ['收款账户与收款码', 'accounts and codes to transfer to'],
  load: () => import('#cli/services/transfers.ts'),
  run: async (service, _given, cli) => service.transferAccounts(await cli.shop()),
  view: accountRows,
});
