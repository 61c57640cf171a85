import { asking } from '#cli/frame/ask.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { say } from '#cli/frame/dictionary.ts';
import { anyInteger, choiceOptions, many, needed, sureOption, yes } from '#cli/frame/parameters.ts';
import { cartLines } from '#cli/parts/goods-view.ts';
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly } from '#cli/text/words.ts';

const command = membersOnly(() => import('#cli/parts/cart.ts'));

function sameNumber(argument: number | undefined, option: number | undefined): number | undefined {
  if (argument === undefined || option === undefined || argument === option) return argument ?? option;
  throw new Fault('usage', ['数量写了两个', 'two quantities are given']);
}

export const cart = area({ cart: ['购物车', 'the cart'] }, [
  command('cart list', {
    about: ['查看购物车', 'show the cart'],
    examples: ['yaocang cart list', 'yaocang cart list --limits'],
    options: {
      limits: yes('--limits', [
        '并查每行的限购：逐个打开商品，会留在浏览记录中',
        "the purchase limits, too: opens each of the goods, which then stand in the member's history",
      ]),
    },
    run: async ({ showCart }, { limits }, cli) => showCart(await cli.shop(), limits),
    view: cartLines,
  }),
  command('cart add', {
    about: ['加入购物车', 'add goods to the cart'],
    examples: ['yaocang cart add 112550 --num 10', 'yaocang cart add 112550 --spec 3 --yes'],
    args: {
      id: needed('<id>', ['商品编号', 'goods id']),
      count: anyInteger('[num]', ['数量，同 --num', 'quantity, as --num']),
    },
    options: { ...choiceOptions, yes: sureOption },
    run: async ({ addToCart }, { id, count, yes: sure, ...choice }, cli) => {
      const wanted = { ...choice, num: sameNumber(count, choice.num) };
      return addToCart(await cli.shop(), id, wanted, asking(cli, sure));
    },
    view: ({ message, quantity, in_cart }, { ink, say }) =>
      `${ink.green(message)}  ${say(`加入 ${quantity}，购物车里共 ${in_cart}`, `${quantity} added, ${in_cart} in the cart`)}`,
  }),
  command('cart set', {
    about: ['修改数量', "set a line's quantity"],
    examples: ['yaocang cart set 1000012 20', 'yaocang cart set 1000012 --num 20'],
    args: {
      cartId: needed('<cart-id>', ['购物车行号', 'id of the cart line']),
      count: anyInteger('[num]', ['数量', 'quantity']),
    },
    options: { num: anyInteger('--num <count>', ['数量，同 [num]', 'quantity, as [num]']) },
    run: async ({ setInCart }, { cartId, count, num }, cli) => {
      const wanted = sameNumber(count, num);
      if (wanted === undefined)
        throw new Fault('usage', labelled(say.missingArgument, plainly('num')), {
          next: say.seeHelp('yaocang cart set'),
        });
      return setInCart(await cli.shop(), cartId, wanted);
    },
  }),
  command('cart remove', {
    about: ['从购物车删除', 'take lines out of the cart'],
    examples: ['yaocang cart remove 1000012 1000013'],
    args: { cartIds: many('<cart-ids...>', ['购物车行号', 'ids of cart lines']) },
    run: async ({ removeFromCart }, { cartIds }, cli) => removeFromCart(await cli.shop(), cartIds),
  }),
]);
