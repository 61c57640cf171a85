/** One order on its own page: everything about it, and the same moves as in the list (document 1 §4). */
import { order } from '#shared/contract/order.ts';
import { noteChanged } from '#web/parts/orders/changed-orders.ts';
import { api } from '#web/state/api.ts';
import { createPart } from '#web/state/part.ts';
import { createOrderMoves } from './order-moves.ts';

/** Makes the page's store; after every move the whole order is read again. */
export function createOrderInfo(order_id: string) {
  const detail = createPart(async () => (await api.send(order.orderInfo, { order_id })).data);
  const moves = createOrderMoves((changed) => {
    noteChanged(changed);
    void detail.reload();
  });
  return { detail, moves };
}
