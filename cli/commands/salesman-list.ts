import { salesRows } from '#cli/screens/account.ts';
import { command } from './frame/command.ts';

/** `yaocang salesman list`. */
export const salesmanList = command({
  name: 'salesman list',
  about: ['找业务员', 'list the sales staff of my agency'],
  load: () => import('#cli/services/account/salesmen.ts'),
  run: async ({ listSalesmen }, _, cli) => listSalesmen(await cli.shop()),
  view: salesRows,
});
