import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { choiceOptions, needed } from './frame/parameters.ts';

/** `yaocang cart add ID`. */
export const cartAdd = command({
  name: 'cart add',
  about: ['加入购物车', 'add goods to the cart'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  options: choiceOptions,
  load: () => import('#cli/services/cart.ts'),
  run: async ({ addToCart }, { id, ...choice }, cli) => addToCart(await cli.shop(), id, choice),
  view: sentence,
});
