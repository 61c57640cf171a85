/** One order on its own page: everything about it, and the same moves as in the list (document 1 §4). */

import type { OrderDetail } from '#shared/contract/order.ts';
import { noteChanged } from '#web/parts/orders/changed-orders.ts';
import { forgetOrdered, noteOrdered } from '#web/state/goods/note-ordered.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { orderInfoLoader } from './order-info-loader.ts';
import { createOrderMoves } from './order-moves.ts';

/** What its goods cost then, their cards and pages say; a closed order came to nothing. */
function noted(order_id: string, of: OrderDetail): OrderDetail {
  if (of.status.status === 7) forgetOrdered(order_id);
  else if (of.add_time) noteOrdered(order_id, of.lines, of.add_time);
  return of;
}

/** Makes the page's store; after every move the whole order is read again. */
export function createOrderInfo(order_id: string) {
  const detail = createPart(askOf(orderInfoLoader.reads.detail, { order_id }), ({ data }) => noted(order_id, data));
  const moves = createOrderMoves((changed) => {
    noteChanged(changed);
    void detail.reload();
  });
  return { detail, moves };
}
