/** The road's last part: the operator ships, the buyer confirms the receipt. */
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { COMMENTS, confirmable } from '#shared/rules/order-actions.ts';
import { equal, holds, present } from './check.ts';
import { known, type Road } from './road.ts';
import type { Step } from './scenario.ts';

async function rowOf(road: Road): Promise<OrderRow> {
  const { order_id } = known(road.order, 'order');
  const { data } = await road.client.send(order.orderList, { order_id });
  return present({ call: order.orderList.path, field: 'data', rule: 'the row (1 §7)' }, data[0], order_id);
}

const toShip: Step<Road> = {
  name: 'order waits for shipment',
  call: order.orderList.path,
  async run(road) {
    const { status } = await rowOf(road);
    equal({ call: this.call, field: 'data.status.status', rule: '2 is pending shipment (1 §4)' }, status.status, 2);
  },
};

const ship: Step<Road> = {
  name: 'shipped by the operator',
  call: order.orderList.path,
  possible: (road) => road.ship !== undefined,
  async run(road) {
    await road.ship?.(known(road.order, 'order').order_sn);
    const { status } = await rowOf(road);
    equal({ call: this.call, field: 'data.status.status', rule: '3 is pending receipt (1 §4)' }, status.status, 3);
  },
};

const receive: Step<Road> = {
  name: 'confirm receipt',
  call: order.qrSh.path,
  async run(road) {
    const { call } = this;
    const { order_id } = known(road.order, 'order');
    const parcels = confirmable(await rowOf(road));
    const about = { call: order.orderList.path, field: 'data.delivery', rule: 'shipped parcels (1 §4)' };
    holds(about, parcels.length > 0, 'a parcel to confirm', 'none');
    for (const send_id of parcels) await road.client.send(order.qrSh, { order_id, send_id });
    const { status } = await rowOf(road);
    const done = known(road.settings, 'settings').booklet_type === COMMENTS ? 5 : 6;
    const rule = `${done} after the receipt, with this booklet_type (1 §4)`;
    equal({ call, field: 'data.status.status', rule }, status.status, done);
  },
};

export const receiving: readonly Step<Road>[] = [toShip, ship, receive];
