import { keptGoods } from '#cli/screens/kept-goods.ts';
import { command } from './frame/command.ts';
import { keptOptions } from './kept-options.ts';

/** `yaocang favourite list`. */
export const favouriteList = command({
  name: 'favourite list',
  about: ['我的收藏', 'the member’s favourites'],
  options: keptOptions,
  load: () => import('#cli/services/kept-goods.ts'),
  run: async ({ listKept }, given, cli) => listKept(await cli.shop(), 'favourites', given),
  view: keptGoods,
});
