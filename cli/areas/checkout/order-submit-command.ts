import { picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { addressLabel, couponLabel } from '#cli/parts/choice-labels.ts';
import { orderMade } from '#cli/parts/sentences.ts';
import type { Address, Coupon } from '#shared/contract/entities.ts';
import { checkoutOptions } from './checkout-command.ts';
import type { CheckoutChoice } from './service.ts';

/** `yaocang order submit`. */
export const orderSubmit = command({
  name: 'order submit',
  about: ['提交订单', 'make an order of the cart'],
  options: {
    ...checkoutOptions,
    remark: word('--remark <text>', ['备注', 'remark']),
  },
  load: () => import('./service.ts'),
  run: async ({ submitOrder }, given, cli) => submitOrder(await cli.shop(), given, await choiceOf(cli)),
  view: orderMade,
});

/** Lets a person choose; absent where no list can be drawn, which takes the shop's own choice. */
async function choiceOf(cli: Cli): Promise<CheckoutChoice | undefined> {
  const { canPick } = await import('#cli/frame/pick.ts');
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
