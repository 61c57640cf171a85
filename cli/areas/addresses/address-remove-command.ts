import { command } from '#cli/frame/command.ts';
import { word, yes } from '#cli/frame/parameters.ts';
import { addressOf } from './ask-address.ts';
import { addressRemoved } from './view.ts';

/** `yaocang address remove ID`. */
export const addressRemove = command({
  name: 'address remove',
  about: ['删除收货地址，不填则从列表选择', 'delete a delivery address, picked from a list unless it is named'],
  args: { id: word('[id]', ['地址编号', 'address id']) },
  options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
  load: () => import('./service.ts'),
  run: async (service, { id, yes: sure }, cli) => {
    const address = await addressOf(cli, service, id, 'yaocang address remove ID');
    return service.removeAddress(await cli.shop(), address, ({ text }) => cli.confirm([text, text], sure));
  },
  view: addressRemoved,
});
