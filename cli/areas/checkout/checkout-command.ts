import { command } from '#cli/frame/command.ts';
import { idList, word, yes } from '#cli/frame/parameters.ts';
import { checkoutShown } from './view.ts';

/** Which lines, where to, and what takes something off: the flags that `checkout` and `order submit` share. */
export const checkoutOptions = {
  lines: idList('--lines <ids>', ['购物车行号，逗号分隔（默认全部）', 'cart lines, comma-joined (all)']),
  address: word('--address <id>', [
    '收货地址编号（不填则用默认地址，终端中下单时可选）',
    'delivery address (the default one; picked from a list where a person orders)',
  ]),
  coupon: word('--coupon <id>', ['优惠券编号，none 为不使用', 'coupon; none for none']),
  points: yes('--points', ['用积分抵扣一部分', 'points pay a part']),
};

/** `yaocang checkout`. */
export const checkout = command({
  name: 'checkout',
  about: ['确认订单：应付多少、为什么（不下单）', 'what an order of the cart would cost, and why; orders nothing'],
  examples: ['yaocang checkout', 'yaocang checkout --lines 1000012,1000013 --coupon 2 --points'],
  options: checkoutOptions,
  load: () => import('./service.ts'),
  run: async ({ showCheckout }, given, cli) => showCheckout(await cli.shop(), given),
  view: checkoutShown,
});
