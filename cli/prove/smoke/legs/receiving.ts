/** The last leg of an order: the operator ships, the buyer confirms the receipt. */
import { order } from '#shared/contract/order.ts';
import { COMMENTS, confirmable } from '#shared/rules/order-actions.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import type { Walk } from '../walk.ts';
import type { Settings } from './entering.ts';
import { type Ordered, orderRow, TO_BE_SHIPPED } from './ordering.ts';

/** Ships as the operator; skips the rest where there is none. */
export async function ship(walk: Walk, { order_id, order_sn }: Ordered): Promise<void> {
  await orderRow(walk, TO_BE_SHIPPED, order_id, 2);
  await walk.operator(['运营方发货', 'shipped by the operator'], 'ship', { order_sn });
}

/** Confirms the receipt of every parcel. */
export async function receive(walk: Walk, { order_id }: Ordered, { booklet_type }: Settings): Promise<void> {
  const row = await orderRow(walk, ['订单待收货', 'order waits for receipt'], order_id, 3);
  await walk.step({ name: ['确认收货', 'confirm receipt'], call: order.qrSh.path }, async ({ holds }) => {
    const parcels = confirmable(row);
    holds('send_id', parcels.length > 0, ['可确认的包裹', 'a parcel to confirm'], say.nothing, [
      '已发货的包裹可以确认收货',
      'a shipped parcel can be confirmed',
      '1 §4',
    ]);
    for (const send_id of parcels) await walk.client.send(order.qrSh, { order_id, send_id });
  });
  const done = booklet_type === COMMENTS ? 5 : 6;
  const rule: Rule = [
    `收货后为 ${done}（按 booklet_type）`,
    `${done} after the receipt, with this booklet_type`,
    '1 §4',
  ];
  await orderRow(walk, ['订单已收货', 'order is received'], order_id, done, rule);
}
