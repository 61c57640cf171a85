import { command } from '#cli/frame/command.ts';
import { needed, neededInteger } from '#cli/frame/parameters.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang cart set CART_ID NUM`. */
export const cartSet = command({
  name: 'cart set',
  about: ['修改数量', "set a line's quantity"],
  examples: ['yaocang cart set 1000012 20'],
  args: {
    cartId: needed('<cart-id>', ['购物车行号', 'id of the cart line']),
    num: neededInteger('<num>', ['数量', 'quantity']),
  },
  load: () => import('#cli/parts/cart.ts'),
  run: async ({ setInCart }, { cartId, num }, cli) => setInCart(await cli.shop(), cartId, num),
  view: sentence,
});
