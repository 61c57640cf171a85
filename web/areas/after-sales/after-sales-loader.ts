import { afterSales } from '#shared/contract/after-sales.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** After-sales requests: all, or those of one order. */
export const afterSalesLoader = defineLoader('afterSales', (read) => ({
  list: read(
    afterSales.servicesList,
    ({ keywords, order_id }) => ({ is_start: true, keywords, ...(order_id && { order_id }) }),
    { members: true },
  ),
}));

export const afterSalesInfoLoader = defineLoader('afterSalesInfo', (read) => ({
  info: read(afterSales.servicesInfo, ({ order_id }) => ({ order_id }), { members: true, needs: ['order_id'] }),
}));
