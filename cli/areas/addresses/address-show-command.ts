import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { addressFacts } from './view.ts';

/** `yaocang address show ID`. */
export const addressShow = command({
  name: 'address show',
  about: ['查看一个收货地址', 'one delivery address'],
  args: { id: needed('<id>', ['地址编号', 'address id']) },
  load: () => import('./service.ts'),
  run: async ({ showAddress }, { id }, cli) => showAddress(await cli.shop(), id),
  view: addressFacts,
});
