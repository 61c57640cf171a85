/** The list of after-sales requests (document 2 §2), and reloading a row that changed elsewhere. */

import { afterSales } from '#shared/contract/after-sales.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { afterSalesLoader } from './after-sales-loader.ts';
import { takeFlaggedService } from './reload-flag.ts';

/** Creates the list of requests with these words; with an order id for that order only. */
export function createServiceList(keywords: string, of = '') {
  const list = createEndless({
    ...askOf(afterSalesLoader.reads.list, { keywords, order_id: of }),
    key: ({ order_id }) => order_id,
  });

  /** Reloads the order's row in place; a new one comes first, unless the list is filtered. */
  async function reread(order_id: string): Promise<void> {
    try {
      const { data } = await api.send(afterSales.servicesList, { order_id });
      const row = data.find((each) => each.order_id === order_id);
      if (!row) return;
      list.edit((rows) => {
        if (rows.some((each) => each.order_id === order_id)) {
          return rows.map((each) => (each.order_id === order_id ? row : each));
        }
        return keywords === '' && of === '' ? [row, ...rows] : rows;
      });
    } catch (error) {
      report(error);
    }
  }

  return {
    list,
    /** Called when the page is shown again: reloads a flagged row. A list that was never loaded is fresh anyway. */
    async show(): Promise<void> {
      const order_id = takeFlaggedService();
      if (order_id !== undefined && list.state.data) await reread(order_id);
    },
    /** An order's request changed in another tab. */
    changedElsewhere(order_id: string): void {
      if (list.state.data) void reread(order_id);
    },
  };
}

export type ServiceListStore = ReturnType<typeof createServiceList>;
