import { order } from '#shared/contract/order.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** Ordering from a list begins with what was bought before. */
export const quickOrderLoader = defineLoader('quickOrder', (read) => ({
  before: read(order.orderList, () => ({ is_start: true, lx: 'all' }), {
    members: true,
    when: { orders: [''], frequent: [''] },
  }),
}));
