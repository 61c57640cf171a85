import { addressFacts } from '#cli/screens/addresses.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang address show ID`. */
export const addressShow = command({
  name: 'address show',
  about: ['查看一个收货地址', 'one delivery address'],
  args: { id: needed('<id>', ['地址编号', 'address id']) },
  load: () => import('#cli/services/addresses.ts'),
  run: async ({ showAddress }, { id }, cli) => showAddress(await cli.shop(), id),
  view: addressFacts,
});
