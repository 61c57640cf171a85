import { keptGoods } from '#cli/screens/kept-goods.ts';
import { command } from './frame/command.ts';
import { keptOptions } from './kept-options.ts';

/** `yaocang frequent list`. */
export const frequentList = command({
  name: 'frequent list',
  about: ['常购商品', 'what the member buys often'],
  options: keptOptions,
  load: () => import('#cli/services/kept-goods.ts'),
  run: async ({ listKept }, given, cli) => listKept(await cli.shop(), 'frequent', given),
  view: keptGoods,
});
