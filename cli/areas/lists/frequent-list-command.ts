import { command } from '#cli/frame/command.ts';
import { keptGoods } from './kept-goods-view.ts';
import { keptOptions } from './kept-options.ts';

/** `yaocang frequent list`. */
export const frequentList = command({
  name: 'frequent list',
  about: ['常购商品', 'what the member buys often'],
  options: keptOptions,
  load: () => import('./kept-goods.ts'),
  run: async ({ listKept }, given, cli) => listKept(await cli.shop(), 'frequent', given),
  view: keptGoods,
});
