/** Reads the lines of an order. */
import type { Client } from '#shared/client/create.ts';
import { order } from '#shared/contract/order.ts';
import { ShapeError } from '#shared/errors.ts';

/** No document names the field of the lines: where one answer has none, the other is asked. */
export async function readOrderLines(client: Pick<Client, 'send'>, order_id: string, signal: AbortSignal) {
  const { data } = await client.send(order.goodsList, { order_id }, { signal });
  const lines = data ?? (await client.send(order.orderInfo, { order_id }, { signal })).data.lines;
  if (!lines) throw new ShapeError('data.lines', 'list of object', 'none that can be read', order.orderInfo.path);
  return lines;
}
