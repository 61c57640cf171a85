import { addressRows } from '#cli/screens/addresses.ts';
import { command } from './frame/command.ts';

/** `yaocang address list`. */
export const addressList = command({
  name: 'address list',
  about: ['收货地址', 'delivery addresses'],
  load: () => import('#cli/services/addresses.ts'),
  run: async ({ listAddresses }, _given, cli) => listAddresses(await cli.shop()),
  view: addressRows,
});
