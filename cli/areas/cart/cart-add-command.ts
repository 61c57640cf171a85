import { command } from '#cli/frame/command.ts';
import { choiceOptions, needed, yes } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang cart add ID`. */
export const cartAdd = command({
  name: 'cart add',
  about: ['加入购物车', 'add goods to the cart'],
  examples: ['yaocang cart add 112550 --num 10', 'yaocang cart add 112550 --spec 3 --yes'],
  args: { id: needed('<id>', ['商品编号', 'goods id']) },
  options: { ...choiceOptions, yes: yes('--yes', ['不再询问确认', 'confirm without being asked']) },
  load: () => import('#cli/parts/cart.ts'),
  run: async ({ addToCart }, { id, yes: sure, ...choice }, cli) =>
    addToCart(await cli.shop(), id, choice, ({ text }) => cli.confirm([text, text], sure)),
  view: sentence,
});
