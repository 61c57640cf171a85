/** Confirming a receipt and closing an order (document 1 §4): a lost answer is settled by reading, the one row is reloaded. */
import type { Client } from '#shared/client/create.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import type { Message } from '#shared/messages/message.ts';
import { orderClosed, received } from '#shared/messages/orders.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { lossOf, mayStillHappen } from './act-once.ts';
import type { Clock } from './clock.ts';
import type { Flow } from './flow.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

export type OrderChangeState =
  | { readonly step: 'working' }
  /** Done; `row` is the order as it now is, absent when it could not be read. */
  | { readonly step: 'done'; readonly message: Message; readonly row?: OrderRow }
  /** Not done: refused; or read to be as before, and then `error` is how the answer was lost. */
  | ({ readonly step: 'failed'; readonly row?: OrderRow } & Partial<Trouble>)
  /** Nobody could say. */
  | { readonly step: 'unknown'; readonly message: Message };

export interface OrderChangePorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
}

/** Between a lost answer and the reading that settles it, in ms. */
export const ROW_PAUSE = 2_000;

/** Confirms the receipt of a parcel; with '' as send_id of the whole order. */
export const confirmReceipt = (ports: OrderChangePorts, order_id: string, send_id: string): Flow<OrderChangeState> =>
  change(ports, order_id, {
    act: (signal) => ports.client.send(order.qrSh, { order_id, send_id }, { signal }),
    isDone: (row) => isReceived(row, send_id),
    message: received,
  });

/** Closes an order. */
export const closeOrder = (ports: OrderChangePorts, order_id: string): Flow<OrderChangeState> =>
  change(ports, order_id, {
    act: (signal) => ports.client.send(order.qxOrder, { order_id }, { signal }),
    isDone: (row) => row.status.status === 7,
    message: orderClosed,
  });

interface Change {
  act(signal: AbortSignal): Promise<unknown>;
  /** How the row shows that it happened. */
  isDone(row: OrderRow): boolean;
  readonly message: Message;
}

function isReceived({ status, delivery }: OrderRow, send_id: string): boolean {
  const parcel = delivery.find((each) => each.send_id === send_id);
  return parcel ? parcel.status === 2 : status.status !== 3;
}

const change = (ports: OrderChangePorts, order_id: string, wanted: Change): Flow<OrderChangeState> =>
  async function* ({ signal }) {
    yield { step: 'working' };
    const failed = await attempt(wanted, signal);
    if (failed && !isLost(failed.error)) return yield { step: 'failed', ...failed };
    if (failed) await ports.clock.wait(ROW_PAUSE, signal);
    const row = await readRow(ports, order_id, signal);
    yield ended(wanted, failed && lossOf(failed.error), row);
  };

function ended(wanted: Change, loss: unknown, row: OrderRow | undefined): OrderChangeState {
  const reloaded = row ? { row } : {};
  if (loss === undefined || (row && wanted.isDone(row))) return { step: 'done', message: wanted.message, ...reloaded };
  if (!row || mayStillHappen(loss)) return { step: 'unknown', message: outcomeUnknown };
  return { step: 'failed', message: requestFailed, row, error: loss };
}

async function attempt({ act }: Change, signal: AbortSignal): Promise<Trouble | undefined> {
  try {
    await act(signal);
    return undefined;
  } catch (error) {
    return trouble(error, signal);
  }
}

/** The one row as it now is; undefined when it could not be read. */
export async function readRow(
  { client }: Pick<OrderChangePorts, 'client'>,
  order_id: string,
  signal: AbortSignal,
): Promise<OrderRow | undefined> {
  try {
    return (await client.send(order.orderList, { order_id }, { signal })).data[0];
  } catch (error) {
    trouble(error, signal);
    return undefined;
  }
}
