/** One order on its own page, with the same actions as in the list (document 1 §4). */

import type { OrderDetail, order } from '#shared/contract/order.ts';
import { orderFromList } from '#shared/flows/order-in-full.ts';
import { noteChanged } from '#web/parts/orders/changed-orders.ts';
import { forgetOrdered, noteOrdered } from '#web/state/goods/note-ordered.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { type Ask, createPart } from '#web/state/loading/part.ts';
import { orderInfoLoader } from './order-info-loader.ts';
import { createOrderMoves } from './order-moves.ts';

/** Stores the prices of an order for its goods' cards and pages; a closed order's are forgotten. */
function noted(order_id: string, of: OrderDetail): OrderDetail {
  if (of.status.status === 7) forgetOrdered(order_id);
  else if (of.add_time && of.lines) noteOrdered(order_id, of.lines, of.add_time);
  return of;
}

/** Creates the page's store; after every action the whole order is reloaded. */
export function createOrderInfo(order_id: string) {
  const ask: Ask<typeof order.orderInfo> = {
    ...askOf(orderInfoLoader.reads.detail, { order_id }),
    instead: async (missing, signal) => ({ data: await orderFromList(api, order_id, missing, signal) }),
  };
  const detail = createPart(ask, ({ data }) => noted(order_id, data));
  const moves = createOrderMoves((changed) => {
    noteChanged(changed);
    void detail.reload();
  });
  return { detail, moves };
}
