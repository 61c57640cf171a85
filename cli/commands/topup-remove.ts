import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { needed, yes } from './frame/parameters.ts';

/** `yaocang topup remove ID`. */
export const topupRemove = command({
  name: 'topup remove',
  about: ['删除未支付的充值记录', 'delete an unpaid top-up'],
  args: { id: needed('<id>', ['充值编号', 'top-up id']) },
  options: { sure: yes('--yes', ['不再询问', 'do not ask']) },
  load: () => import('#cli/services/top-ups.ts'),
  run: async ({ removeTopUp }, { id, sure }, cli) => {
    await cli.confirm(['确定要删除该记录吗？', 'delete this record?'], sure);
    return removeTopUp(await cli.shop(), id);
  },
  view: sentence,
});
