/** The last leg of an order: the operator ships, the buyer confirms the receipt. */
import { order } from '#shared/contract/order.ts';
import { COMMENTS, confirmable } from '#shared/rules/order-actions.ts';
import type { Walk } from '../walk.ts';
import type { Settings } from './entering.ts';
import { type Ordered, orderRow } from './ordering.ts';

/** Ships as the operator; skips the rest where there is none. */
export async function ship(walk: Walk, { order_id, order_sn }: Ordered): Promise<void> {
  await orderRow(walk, 'order waits for shipment', order_id, 2, '2 is pending shipment (1 §4)');
  await walk.operator('shipped by the operator', 'ship', { order_sn });
}

/** Confirms the receipt of every parcel. */
export async function receive(walk: Walk, { order_id }: Ordered, { booklet_type }: Settings): Promise<void> {
  const row = await orderRow(walk, 'order waits for receipt', order_id, 3, '3 is pending receipt (1 §4)');
  await walk.step({ name: 'confirm receipt', call: order.qrSh.path }, async ({ holds }) => {
    const parcels = confirmable(row);
    holds('send_id', parcels.length > 0, 'a parcel to confirm', 'none', 'shipped parcels (1 §4)');
    for (const send_id of parcels) await walk.client.send(order.qrSh, { order_id, send_id });
  });
  const done = booklet_type === COMMENTS ? 5 : 6;
  const rule = `${done} after the receipt, with this booklet_type (1 §4)`;
  await orderRow(walk, 'order is received', order_id, done, rule);
}
