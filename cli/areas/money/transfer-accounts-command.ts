import { command } from '#cli/frame/command.ts';
import { accountRows } from './view.ts';

/** `yaocang transfer accounts`. */
export const transferAccounts = command({
  name: 'transfer accounts',
  about: ['收款账户与收款码', 'accounts and codes to transfer to'],
  load: () => import('./transfers.ts'),
  run: async (service, _given, cli) => service.transferAccounts(await cli.shop()),
  view: accountRows,
});
