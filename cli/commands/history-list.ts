import { keptGoods } from '#cli/screens/kept-goods.ts';
import { command } from './frame/command.ts';
import { keptOptions } from './kept-options.ts';

/** `yaocang history list`. */
export const historyList = command({
  name: 'history list',
  about: ['浏览足迹', 'what the member looked at'],
  options: keptOptions,
  load: () => import('#cli/services/kept-goods.ts'),
  run: async ({ listKept }, given, cli) => listKept(await cli.shop(), 'history', given),
  view: keptGoods,
});
