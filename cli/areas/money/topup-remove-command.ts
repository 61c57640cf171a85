import { command } from '#cli/frame/command.ts';
import { needed, yes } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang topup remove ID`. */
export const topupRemove = command({
  name: 'topup remove',
  about: ['删除未支付的充值记录', 'delete an unpaid top-up'],
  args: { id: needed('<id>', ['充值编号', 'top-up id']) },
  options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
  load: () => import('./top-ups.ts'),
  run: async ({ removeTopUp }, { id, yes: sure }, cli) =>
    removeTopUp(await cli.shop(), id, ({ text }) => cli.confirm([text, text], sure)),
  view: sentence,
});
