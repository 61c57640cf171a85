import { canPick, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { area, servedBy } from '#cli/frame/command.ts';
import { type Given, idList, word, yes } from '#cli/frame/parameters.ts';
import { addressLabel, couponLabel } from '#cli/parts/choices.ts';
import { moneyFacts, price } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import type { Address, Coupon } from '#shared/contract/entities.ts';
import { checkoutShown } from './view.ts';

const command = servedBy(() => import('./service.ts'));

/** Which lines, where to, and what takes something off: the flags that `checkout` and `order submit` share. */
const checkoutOptions = {
  lines: idList('--lines <ids>', ['购物车行号，逗号分隔（默认全部）', 'cart lines, comma-joined (all)']),
  address: word('--address <id>', [
    '收货地址编号（不填则用默认地址，终端中下单时可选）',
    'delivery address (the default one; picked from a list where a person orders)',
  ]),
  coupon: word('--coupon <id>', ['优惠券编号，none 为不使用', 'coupon; none for none']),
  points: yes('--points', ['用积分抵扣一部分', 'points pay a part']),
};

export type CheckoutWanted = Given<typeof checkoutOptions>;

/** Lets a person choose; absent where no list can be drawn, which takes the shop's own choice. */
function choiceOf(cli: Cli) {
  if (!canPick(cli)) return undefined;
  return {
    /** The id of the address; `chosen` is the one that counts without a choice. */
    async address(choices: readonly Address[], chosen: string) {
      const pick = picking(cli, ['收货地址', 'Delivery address'], '--address');
      const first = ({ address_id }: Address) => address_id === chosen;
      return (await pick({ choices, label: (each) => addressLabel(each, cli.say), first })).address_id;
    },
    /** The id of the coupon, '' for none. */
    async coupon(all: readonly Coupon[]) {
      const pick = picking(cli, ['优惠券', 'Coupon'], '--coupon');
      const label = (each: Coupon | undefined) => (each ? couponLabel(each) : cli.say('不使用', 'none'));
      return (await pick({ choices: [undefined, ...all], label }))?.volume_id ?? '';
    },
  };
}

export type CheckoutChoice = NonNullable<ReturnType<typeof choiceOf>>;

export const checkout = area({}, [
  command('checkout', {
    about: ['确认订单：应付多少、为什么（不下单）', 'what an order of the cart would cost, and why; orders nothing'],
    examples: ['yaocang checkout', 'yaocang checkout --lines 1000012,1000013 --coupon 2 --points'],
    options: checkoutOptions,
    run: async ({ showCheckout }, given, cli) => showCheckout(await cli.member(), given),
    view: checkoutShown,
  }),
  command('order submit', {
    about: ['提交订单', 'make an order of the cart'],
    options: { ...checkoutOptions, remark: word('--remark <text>', ['备注', 'remark']) },
    run: async ({ submitOrder }, given, cli) => submitOrder(await cli.member(), given, choiceOf(cli)),
    card: ({ order_id, order_sn, money, money_paid, split }) => [
      [['订单', 'Order'], order_id],
      [['订单号', 'Number'], order_sn],
      ...moneyFacts({ ...money, money_paid }),
      ...split.map(({ fd_sn, order_zt, money_paid: due }): Pair => [order_zt, `${fd_sn} ${price(due)}`]),
      [['下一步', 'Next'], `yaocang pay ${order_id}`],
    ],
  }),
]);
