import { command } from '#cli/frame/command.ts';
import { needed, yes } from '#cli/frame/parameters.ts';
import { favouriteBecame } from './kept-goods-view.ts';

/** `yaocang favourite remove ID`. */
export const favouriteRemove = command({
  name: 'favourite remove',
  about: ['取消收藏', 'let a favourite go'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  options: { yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
  load: () => import('./kept-goods.ts'),
  run: async ({ removeFavourite }, { id, yes: sure }, cli) =>
    removeFavourite(await cli.shop(), id, ({ text }) => cli.confirm([text, text], sure)),
  view: favouriteBecame,
});
