/** Confirms receipts and closes orders (document 1 §4). Answers the new order row. A lost answer is settled by reading. */
import type { Client } from '#shared/client/create.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { type OrderReturns, orderReturns } from '#shared/rules/after-sales/order-returns.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';
import { trouble } from './trouble.ts';

/** The row is undefined if it could not be read. */
export type OrderChangeState = ActState<OrderRow | undefined>;

/** Confirms the receipt of a parcel; of the whole order with '' as send_id. */
export const confirmReceipt = (ports: ActPorts, order_id: string, send_id: string): Flow<OrderChangeState> =>
  change(ports, order_id, {
    act: (signal) => ports.client.send(order.qrSh, { order_id, send_id }, { signal }),
    isDone: (row) => isReceived(row, send_id),
  });

export const closeOrder = (ports: ActPorts, order_id: string): Flow<OrderChangeState> =>
  change(ports, order_id, {
    act: (signal) => ports.client.send(order.qxOrder, { order_id }, { signal }),
    isDone: ({ status: { status } }) => (status === undefined ? undefined : status === 7),
  });

interface Change {
  act(signal: AbortSignal): Promise<unknown>;
  /** Whether the row shows that it happened; undefined when its state cannot be read. */
  isDone(row: OrderRow): boolean | undefined;
}

function isReceived({ status, delivery }: OrderRow, send_id: string): boolean | undefined {
  const parcel = delivery?.find((each) => each.send_id === send_id);
  if (parcel) return parcel.status === undefined ? undefined : parcel.status === 2;
  return status.status === undefined ? undefined : status.status !== 3;
}

const change = (ports: ActPorts, order_id: string, { act, isDone }: Change): Flow<OrderChangeState> =>
  actOnce<OrderRow | undefined>(ports, {
    async send(signal) {
      await act(signal);
      return readRow(ports, order_id, signal);
    },
    async settle(signal) {
      const row = await readRow(ports, order_id, signal);
      const isSo = row && isDone(row);
      if (isSo === undefined) return undefined;
      return isSo ? { happened: true, answer: row } : { happened: false };
    },
  });

/** What closing a paid order gives back; undefined when the server does not tell it. */
export async function readReturns(
  { client }: { readonly client: Pick<Client, 'send'> },
  order_id: string,
  signal: AbortSignal,
): Promise<OrderReturns | undefined> {
  try {
    return orderReturns((await client.send(order.orderInfo, { order_id }, { signal })).data);
  } catch (error) {
    trouble(error, signal);
    return undefined;
  }
}

/** Reads the row of an order; undefined when it could not be read. */
export async function readRow(
  { client }: { readonly client: Pick<Client, 'send'> },
  order_id: string,
  signal: AbortSignal,
): Promise<OrderRow | undefined> {
  try {
    return (await client.send(order.orderList, { order_id }, { signal })).data.find((row) => row.order_id === order_id);
  } catch (error) {
    trouble(error, signal);
    return undefined;
  }
}
