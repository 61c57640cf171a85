import { command } from '#cli/frame/command.ts';
import { methodRows } from './view.ts';

/** `yaocang bank list`. */
export const bankList = command({
  name: 'bank list',
  about: ['支付方式', 'methods of payment'],
  load: () => import('./banks.ts'),
  run: async ({ listMethods }, _given, cli) => listMethods(await cli.shop()),
  view: methodRows,
});
