import { area, membersOnly } from '#cli/frame/command.ts';
import { choiceOptions, many, needed, neededInteger, sureOption } from '#cli/frame/parameters.ts';
import { cartLines } from '#cli/parts/goods-view.ts';

const command = membersOnly(() => import('#cli/parts/cart.ts'));

export const cart = area({ cart: ['购物车', 'the cart'] }, [
  command('cart list', {
    about: ['查看购物车', 'show the cart'],
    run: async ({ showCart }, _, cli) => showCart(await cli.shop()),
    view: cartLines,
  }),
  command('cart add', {
    about: ['加入购物车', 'add goods to the cart'],
    examples: ['yaocang cart add 112550 --num 10', 'yaocang cart add 112550 --spec 3 --yes'],
    args: { id: needed('<id>', ['商品编号', 'goods id']) },
    options: { ...choiceOptions, yes: sureOption },
    run: async ({ addToCart }, { id, yes: sure, ...choice }, cli) =>
      addToCart(await cli.shop(), id, choice, ({ text }) => cli.confirm([text, text], sure)),
    view: ({ message, quantity, in_cart }, { ink, say }) =>
      `${ink.green(message)}  ${say(`加入 ${quantity}，购物车里共 ${in_cart}`, `${quantity} added, ${in_cart} in the cart`)}`,
  }),
  command('cart set', {
    about: ['修改数量', "set a line's quantity"],
    examples: ['yaocang cart set 1000012 20'],
    args: {
      cartId: needed('<cart-id>', ['购物车行号', 'id of the cart line']),
      num: neededInteger('<num>', ['数量', 'quantity']),
    },
    run: async ({ setInCart }, { cartId, num }, cli) => setInCart(await cli.shop(), cartId, num),
  }),
  command('cart remove', {
    about: ['从购物车删除', 'take lines out of the cart'],
    examples: ['yaocang cart remove 1000012 1000013'],
    args: { cartIds: many('<cart-ids...>', ['购物车行号', 'ids of cart lines']) },
    run: async ({ removeFromCart }, { cartIds }, cli) => removeFromCart(await cli.shop(), cartIds),
  }),
]);
