import { addressRemoved } from '#cli/screens/addresses.ts';
import { command } from './frame/command.ts';
import { needed, yes } from './frame/parameters.ts';

/** `yaocang address remove ID`. */
export const addressRemove = command({
  name: 'address remove',
  about: ['删除收货地址', 'delete a delivery address'],
  args: { id: needed('<id>', ['地址编号', 'address id']) },
  options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
  load: () => import('#cli/services/addresses.ts'),
  run: async ({ removeAddress }, { id, yes: sure }, cli) =>
    removeAddress(await cli.shop(), id, ({ text }) => cli.confirm([text, text], sure)),
  view: addressRemoved,
});
