import { order } from '#shared/contract/order.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** One order. */
export const orderInfoLoader = defineLoader('orderInfo', (read) => ({
  detail: read(order.orderInfo, ({ order_id }) => ({ order_id }), {
    members: true,
    needs: ['order_id'],
    optional: true,
  }),
}));
