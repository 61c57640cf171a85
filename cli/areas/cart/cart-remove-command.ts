import { command } from '#cli/frame/command.ts';
import { many } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang cart remove CART_ID…`. */
export const cartRemove = command({
  name: 'cart remove',
  about: ['从购物车删除', 'take lines out of the cart'],
  examples: ['yaocang cart remove 1000012 1000013'],
  args: { cartIds: many('<cart-ids...>', ['购物车行号', 'ids of cart lines']) },
  load: () => import('#cli/parts/cart.ts'),
  run: async ({ removeFromCart }, { cartIds }, cli) => removeFromCart(await cli.shop(), cartIds),
  view: sentence,
});
