import { command } from '#cli/frame/command.ts';
import { needed, whole, yes } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox ship`. */
export const sandboxShip = command({
  name: 'sandbox ship',
  about: ['替身商城：发货', 'stand-in: ship an order'],
  examples: ['yaocang sandbox ship 20261124123456 --parcels 2'],
  args: { orderSn: needed('<order-sn>', ['订单号', 'order number']) },
  options: {
    parcels: whole('--parcels <count>', ['分成几个包裹', 'in so many parcels']),
    offline: yes('--offline', ['线下发货，无物流', 'without a courier']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { orderSn, parcels, offline }, cli) =>
    act(await operatorOf(cli), 'ship', { order_sn: orderSn, parcels, offline }),
  view: operatorAnswer,
});
