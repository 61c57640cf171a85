import { command } from '#cli/frame/command.ts';
import { keptGoods } from './kept-goods-view.ts';
import { keptOptions } from './kept-options.ts';

/** `yaocang history list`. */
export const historyList = command({
  name: 'history list',
  about: ['浏览足迹', 'what the member looked at'],
  options: keptOptions,
  load: () => import('./kept-goods.ts'),
  run: async ({ listKept }, given, cli) => listKept(await cli.shop(), 'history', given),
  view: keptGoods,
});
