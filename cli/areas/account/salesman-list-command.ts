import { command } from '#cli/frame/command.ts';
import { salesRows } from './view.ts';

/** `yaocang salesman list`. */
export const salesmanList = command({
  name: 'salesman list',
  about: ['找业务员', 'list the sales staff of my agency'],
  load: () => import('./salesmen.ts'),
  run: async ({ listSalesmen }, _, cli) => listSalesmen(await cli.shop()),
  view: salesRows,
});
