import { command } from '#cli/frame/command.ts';
import { cartLines } from '#cli/parts/cart-lines.ts';

/** `yaocang cart list`. */
export const cartList = command({
  name: 'cart list',
  about: ['查看购物车', 'show the cart'],
  load: () => import('#cli/parts/cart.ts'),
  run: async ({ showCart }, _, cli) => showCart(await cli.shop()),
  view: cartLines,
});
