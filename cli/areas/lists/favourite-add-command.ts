import { command } from '#cli/frame/command.ts';
import { needed } from '#cli/frame/parameters.ts';
import { favouriteBecame } from './kept-goods-view.ts';

/** `yaocang favourite add ID`. */
export const favouriteAdd = command({
  name: 'favourite add',
  about: ['收藏商品', 'keep goods as a favourite'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  load: () => import('./kept-goods.ts'),
  run: async ({ addFavourite }, { id }, cli) => addFavourite(await cli.shop(), id),
  view: favouriteBecame,
});
