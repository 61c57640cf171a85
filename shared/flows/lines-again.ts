/** Reads earlier purchases as quick-order lines. */
import type { Client } from '#shared/client/create.ts';
import { type BoughtGoods, mybuy } from '#shared/contract/mybuy.ts';
import { type LineAgain, linesOfFrequent, linesOfOrders } from '#shared/rules/quick-order/lines-again.ts';
import { MOST_LINES } from '#shared/rules/quick-order/order-list/limits.ts';
import { readOrderLines } from './read-lines-of-order.ts';

type Asking = Pick<Client, 'send' | 'next'>;

/** Maximum number of orders to merge. */
export const MOST_ORDERS = 20;
/** Limit for a list that never ends. */
const MOST_PAGES = 20;

/** The lines of orders, whose ids come newest first. NotOfferedError: no answer of this shop has lines. */
export async function readOrdersAgain(
  client: Asking,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<LineAgain[]> {
  const orders = [];
  for (const order_id of ids.slice(0, MOST_ORDERS)) {
    orders.push(await readOrderLines(client, order_id, signal));
  }
  return linesOfOrders(orders);
}

/** The frequent buys, most frequent first: as many as fit into a list, or only the named goods. */
export async function readFrequentAgain(
  client: Asking,
  ids: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<LineAgain[]> {
  const wanted = (goods: BoughtGoods) => ids === undefined || ids.includes(goods.goods_id);
  const most = Math.min(ids?.length ?? MOST_LINES, MOST_LINES);
  const first = await client.send(mybuy.list, {}, { signal });
  const found = first.data.filter(wanted);
  let link = first.page_next;
  for (let pages = 1; found.length < most && pages < MOST_PAGES; pages++) {
    const page = await client.next(mybuy.list, link, { signal });
    if (!page || page.data.length === 0) break;
    found.push(...page.data.filter(wanted));
    link = page.page_next;
  }
  return linesOfFrequent(found.slice(0, most));
}
