import { afterSales } from '#shared/contract/after-sales.ts';
import { order } from '#shared/contract/order.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The kinds of /result; by default an order. */
export const TOP_UP = 'top-up';
export const AFTER_SALES = 'after-sales';

export const resultLoader = defineLoader('result', (read) => ({
  order: read(order.orderList, ({ order_id }) => ({ order_id }), {
    members: true,
    needs: ['order_id'],
    when: { of: ['', 'order'] },
  }),
  topUp: read(recharge.rechargeLog, ({ order_id }) => ({ order_id }), {
    members: true,
    needs: ['order_id'],
    when: { of: [TOP_UP] },
  }),
  afterSales: read(afterSales.servicesList, ({ order_id }) => ({ is_start: true, order_id }), {
    members: true,
    needs: ['order_id'],
    when: { of: [AFTER_SALES] },
  }),
}));
