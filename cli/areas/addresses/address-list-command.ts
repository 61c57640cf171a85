import { command } from '#cli/frame/command.ts';
import { addressRows } from './view.ts';

/** `yaocang address list`. */
export const addressList = command({
  name: 'address list',
  about: ['收货地址', 'delivery addresses'],
  load: () => import('./service.ts'),
  run: async ({ listAddresses }, _given, cli) => listAddresses(await cli.shop()),
  view: addressRows,
});
