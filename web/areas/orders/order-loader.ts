import { home } from '#shared/contract/home.ts';
import { order } from '#shared/contract/order.ts';
import { ORDERS_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The order list: its rows, and the counters of its tabs. */
export const orderLoader = defineLoader('order', (read) => ({
  list: read(order.orderList, ({ lx }) => ({ is_start: true, lx: lx || 'all', keywords: '' }), {
    members: true,
    delay: ORDERS_START_DELAY,
    // Whether 5 or 6 is a tab is told by init, so the page decides about the answer. No other tab is asked for.
    when: { lx: ['', 'all', '1', '2', '3', '5', '6'] },
  }),
  counts: read(home.getOrderNum, () => ({}), { members: true, delay: ORDERS_START_DELAY }),
}));
