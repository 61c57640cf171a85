import { order } from '#shared/contract/order.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** Quick order shows earlier orders. */
export const quickOrderLoader = defineLoader('quickOrder', (read) => ({
  before: read(order.orderList, () => ({ is_start: true, lx: 'all' }), {
    members: true,
    when: { orders: [''], frequent: [''] },
  }),
}));
