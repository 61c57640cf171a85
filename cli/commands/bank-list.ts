import { methodRows } from '#cli/screens/wallet.ts';
import { command } from './frame/command.ts';

/** `yaocang bank list`. */
export const bankList = command({
  name: 'bank list',
  about: ['支付方式', 'methods of payment'],
  load: () => import('#cli/services/banks.ts'),
  run: async ({ listMethods }, _given, cli) => listMethods(await cli.shop()),
  view: methodRows,
});
