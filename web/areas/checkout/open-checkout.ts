/** The checkout of the web: its ports are the one client, the cart count and the payment dialog. */
import { buy } from '#shared/contract/buy.ts';
import { realClock } from '#shared/flows/clock.ts';
import { submitOrder } from '#shared/flows/submit-order.ts';
import { forgetAdded } from '#web/state/added-goods.ts';
import { api } from '#web/state/api.ts';
import { open } from '#web/state/dialogs.ts';
import { report } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { goInstead } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { raiseCartCount } from '#web/state/session.ts';
import { say } from '#web/state/toast.ts';
import { createCheckout } from './checkout-store.ts';
import { noteOrder, type OnceKey } from './once-key.ts';

/** Shows the order in place of the spent checkout, with the payment over it. */
async function payFor(order_id: string): Promise<void> {
  goInstead(href.orderInfo({ order_id }));
  await open('pay', { type: '1', order_id, fd_sn: '' });
  flagForReload('order', 'orderInfo', 'userCenter', 'index');
}

/** The checkout store of a page. */
export const openCheckout = (buy_list: string, kept: OnceKey) =>
  createCheckout(
    {
      confirm: (args) => api.send(buy.confirm, args),
      submit: (order) => submitOrder({ client: api, clock: realClock }, order),
      say: (message) => say(message, 'warn'),
      report,
      ordered({ order_id }, units) {
        noteOrder(sessionStorage, buy_list, kept, order_id);
        raiseCartCount(-units);
        forgetAdded();
        flagForReload('cart', 'order', 'userCenter', 'index');
        void payFor(order_id);
      },
    },
    buy_list,
    kept.once,
  );
