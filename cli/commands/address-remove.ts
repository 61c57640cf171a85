import { addressRemoved } from '#cli/screens/addresses.ts';
import { addressOf } from './ask-address.ts';
import { command } from './frame/command.ts';
import { word, yes } from './frame/parameters.ts';

/** `yaocang address remove ID`. */
export const addressRemove = command({
  name: 'address remove',
  about: ['删除收货地址，不填则从列表选择', 'delete a delivery address, picked from a list unless it is named'],
  args: { id: word('[id]', ['地址编号', 'address id']) },
  options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
  load: () => import('#cli/services/addresses.ts'),
  run: async (service, { id, yes: sure }, cli) => {
    const address = await addressOf(cli, service, id, 'yaocang address remove ID');
    return service.removeAddress(await cli.shop(), address, ({ text }) => cli.confirm([text, text], sure));
  },
  view: addressRemoved,
});
