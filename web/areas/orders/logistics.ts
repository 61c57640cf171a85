/** The parcels of one order and their tracking, loaded when a parcel is viewed (document 2 §2). */
import { proxy } from 'valtio/vanilla';
import type { AnswerOf } from '#shared/contract/call.ts';
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { RefusedError } from '#shared/errors.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { noteChanged } from '#web/parts/orders/changed-orders.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart, type Part } from '#web/state/loading/part.ts';
import { createOrderMoves } from './order-moves.ts';

export type Trail = Pick<AnswerOf<typeof deliveryHundred.showShipping>, 'data' | 'address'>;

/** Creates the store of the dialog; `send_id` is the parcel shown first. */
export function createLogistics(order_id: string, send_id = '') {
  const view = proxy({ chosen: send_id });
  const row = createPart(async (signal): Promise<OrderRow> => {
    const { data } = await api.send(order.orderList, { order_id }, { signal });
    const own = data.find((each) => each.order_id === order_id);
    if (own) return own;
    throw new RefusedError(order.orderList.path, 0, requestFailed.text, false);
  });
  const trails = new Map<string, Part<Trail>>();
  const moves = createOrderMoves((changed) => {
    noteChanged(changed);
    void row.reload();
  });

  function trailOf(parcel: string): Part<Trail> {
    const known = trails.get(parcel);
    if (known) return known;
    const made = createPart<Trail>((signal) => api.send(deliveryHundred.showShipping, { send_id: parcel }, { signal }));
    trails.set(parcel, made);
    return made;
  }

  return {
    view,
    row,
    trailOf,
    choose(parcel: string): void {
      view.chosen = parcel;
    },
    /** Confirms the receipt of this parcel only. */
    receive: (own: OrderRow, parcel: string) => moves.receive(own, parcel),
  };
}

export type LogisticsStore = ReturnType<typeof createLogistics>;
