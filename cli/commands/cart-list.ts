import { cartLines } from '#cli/screens/cart-lines.ts';
import { command } from './frame/command.ts';

/** `yaocang cart list`. */
export const cartList = command({
  name: 'cart list',
  about: ['查看购物车', 'show the cart'],
  load: () => import('#cli/services/cart.ts'),
  run: async ({ showCart }, _, cli) => showCart(await cli.shop()),
  view: cartLines,
});
