import { command } from '#cli/frame/command.ts';
import { keptGoods } from './kept-goods-view.ts';
import { keptOptions } from './kept-options.ts';

/** `yaocang favourite list`. */
export const favouriteList = command({
  name: 'favourite list',
  about: ['我的收藏', 'the member’s favourites'],
  options: keptOptions,
  load: () => import('./kept-goods.ts'),
  run: async ({ listKept }, given, cli) => listKept(await cli.shop(), 'favourites', given),
  view: keptGoods,
});
