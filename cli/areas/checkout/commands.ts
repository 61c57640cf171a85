import { canPick, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { area, command } from '#cli/frame/command.ts';
import { idList, word, yes } from '#cli/frame/parameters.ts';
import { addressLabel, couponLabel } from '#cli/parts/choices.ts';
import type { Address, Coupon } from '#shared/contract/entities.ts';
import type { CheckoutChoice } from './service.ts';
import { checkoutShown, orderMade } from './view.ts';

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

/** Lets a person choose; absent where no list can be drawn, which takes the shop's own choice. */
async function choiceOf(cli: Cli): Promise<CheckoutChoice | undefined> {
  if (!canPick(cli)) return undefined;
  return {
    async address(choices, chosen) {
      const pick = picking(cli, ['收货地址', 'Delivery address'], '--address');
      const first = ({ address_id }: Address) => address_id === chosen;
      return (await pick({ choices, label: (each) => addressLabel(each, cli.say), first })).address_id;
    },
    async coupon(all) {
      const pick = picking(cli, ['优惠券', 'Coupon'], '--coupon');
      const label = (each: Coupon | undefined) => (each ? couponLabel(each) : cli.say('不使用', 'none'));
      return (await pick({ choices: [undefined, ...all], label }))?.volume_id ?? '';
    },
  };
}

/** From the cart to an order. */
export const checkout = area({}, [
  command({
    name: 'checkout',
    about: ['确认订单：应付多少、为什么（不下单）', 'what an order of the cart would cost, and why; orders nothing'],
    examples: ['yaocang checkout', 'yaocang checkout --lines 1000012,1000013 --coupon 2 --points'],
    options: checkoutOptions,
    load: () => import('./service.ts'),
    run: async ({ showCheckout }, given, cli) => showCheckout(await cli.shop(), given),
    view: checkoutShown,
  }),
  command({
    name: 'order submit',
    about: ['提交订单', 'make an order of the cart'],
    options: {
      ...checkoutOptions,
      remark: word('--remark <text>', ['备注', 'remark']),
    },
    load: () => import('./service.ts'),
    run: async ({ submitOrder }, given, cli) => submitOrder(await cli.shop(), given, await choiceOf(cli)),
    view: orderMade,
  }),
]);
