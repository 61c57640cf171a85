/** Reads what a member bought in the last months, order by order, by the documented calls. */
import type { Client } from '#shared/client/create.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { BACK_MS, type BoughtOrder, boughtLines } from '#shared/rules/orders/bought-orders.ts';
import { readOrderLines } from './read-lines-of-order.ts';

/** At most so many orders are read; older ones stay unknown. */
export const MOST_ORDERS = 60;
const AT_ONCE = 4;

export interface Bought {
  /** Newest first, without a gap. */
  readonly orders: readonly BoughtOrder[];
  /** They are all orders of these months. */
  readonly isWhole: boolean;
}

/**
 * Yields the orders read so far, newest first. `before` is an earlier reading, whose orders are not read again. An order
 * without a time is left out. Throws what the calls throw.
 */
export async function* readBought(
  client: Pick<Client, 'send' | 'next'>,
  before: Bought,
  now: number,
  signal: AbortSignal,
): AsyncGenerator<Bought> {
  const since = now - BACK_MS;
  const known = new Map(before.orders.map((each) => [each.order_id, each]));
  const { rows, isWhole } = await listedSince(client, since, signal, (row) => known.has(row.order_id));
  const open = rows.filter(({ status }) => status.status !== CLOSED);
  const read: BoughtOrder[] = [];
  for (let at = 0; at < open.length; at += AT_ONCE) {
    const some = open.slice(at, at + AT_ONCE);
    read.push(...(await Promise.all(some.map((row) => known.get(row.order_id) ?? linesOf(client, row, signal)))));
    yield { orders: [...read], isWhole: false };
  }
  const oldest = rows[rows.length - 1]?.add_time ?? now;
  const older = before.orders.filter(({ at }) => at < oldest && at >= since);
  const orders = [...read, ...older];
  yield { orders: orders.slice(0, MOST_ORDERS), isWhole: orders.length <= MOST_ORDERS && (isWhole ?? before.isWhole) };
}

const CLOSED = 7;

type Dated = OrderRow & { readonly add_time: number };

/** The rows of orders since then. At a page without a new order the earlier reading says whether they are all. */
async function listedSince(
  client: Pick<Client, 'send' | 'next'>,
  since: number,
  signal: AbortSignal,
  isKnown: (row: OrderRow) => boolean,
): Promise<{ rows: Dated[]; isWhole: boolean | undefined }> {
  const rows: Dated[] = [];
  const options = { signal, background: true } as const;
  const links = new Set<string>();
  let page: { readonly data: readonly OrderRow[]; readonly page_next: string } | undefined = await client.send(
    order.orderList,
    { is_start: true, lx: 'all', keywords: '' },
    options,
  );
  while (page && page.data.length > 0) {
    const dated = page.data.filter((row): row is Dated => row.add_time !== null);
    rows.push(...dated.filter(({ add_time }) => add_time >= since));
    if (dated.some(({ add_time }) => add_time < since)) return { rows, isWhole: true };
    if (page.data.every(isKnown)) return { rows, isWhole: undefined };
    if (rows.length >= MOST_ORDERS) return { rows: rows.slice(0, MOST_ORDERS), isWhole: false };
    if (links.has(page.page_next)) break;
    links.add(page.page_next);
    page = await client.next(order.orderList, page.page_next, options);
  }
  return { rows, isWhole: true };
}

async function linesOf(client: Pick<Client, 'send'>, row: Dated, signal: AbortSignal): Promise<BoughtOrder> {
  const lines = boughtLines(await readOrderLines(client, row.order_id, signal));
  return { order_id: row.order_id, at: row.add_time, lines };
}
