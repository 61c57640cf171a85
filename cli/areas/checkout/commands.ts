import { canPick, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { addressLabel, couponLabel } from '#cli/parts/choices.ts';
import { moneyFacts, price } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import type { Address, Coupon } from '#shared/contract/entities.ts';
import { checkoutOptions } from './options.ts';
import type { CheckoutChoice } from './service.ts';
import { checkoutShown } from './view.ts';

const command = membersOnly(() => import('./service.ts'));

/** Lets a person choose; absent where no list can be drawn, which takes the shop's own choice. */
function choiceOf(cli: Cli): CheckoutChoice | undefined {
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

export const checkout = area({}, [
  command('checkout', {
    about: ['确认订单：应付多少、为什么（不下单）', 'what an order of the cart would cost, and why; orders nothing'],
    examples: ['yaocang checkout', 'yaocang checkout --lines 1000012,1000013 --coupon 2 --points'],
    options: checkoutOptions,
    run: async ({ showCheckout }, given, cli) => showCheckout(await cli.shop(), given),
    view: checkoutShown,
  }),
  command('order submit', {
    about: ['提交订单', 'make an order of the cart'],
    options: { ...checkoutOptions, remark: word('--remark <text>', ['备注', 'remark']) },
    run: async ({ submitOrder }, given, cli) => submitOrder(await cli.shop(), given, choiceOf(cli)),
    card: ({ order_id, order_sn, money, money_paid, split }) => [
      [['订单', 'Order'], order_id],
      [['订单号', 'Number'], order_sn],
      ...moneyFacts({ ...money, money_paid }),
      ...split.map(({ fd_sn, order_zt, money_paid: due }): Pair => [order_zt, `${fd_sn} ${price(due)}`]),
      [['下一步', 'Next'], `yaocang pay ${order_id}`],
    ],
  }),
]);
