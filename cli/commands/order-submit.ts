import { orderMade } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { idList, word } from './frame/parameters.ts';

/** `yaocang order submit`. */
export const orderSubmit = command({
  name: 'order submit',
  about: ['提交订单', 'make an order of the cart'],
  options: {
    lines: idList('--lines <ids>', ['购物车行号，逗号分隔（默认全部）', 'cart lines, comma-joined (all)']),
    address: word('--address <id>', ['收货地址编号', 'delivery address']),
    coupon: word('--coupon <id>', ['优惠券编号', 'coupon']),
    remark: word('--remark <text>', ['备注', 'remark']),
  },
  load: () => import('#cli/services/checkout.ts'),
  run: async ({ submitOrder }, given, cli) => submitOrder(await cli.shop(), given),
  view: orderMade,
});
