import { favouriteBecame } from '#cli/screens/kept-goods.ts';
import { command } from './frame/command.ts';
import { needed } from './frame/parameters.ts';

/** `yaocang favourite add ID`. */
export const favouriteAdd = command({
  name: 'favourite add',
  about: ['收藏商品', 'keep goods as a favourite'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  load: () => import('#cli/services/kept-goods.ts'),
  run: async ({ addFavourite }, { id }, cli) => addFavourite(await cli.shop(), id),
  view: favouriteBecame,
});
