import { expect, test } from 'vitest';
import { type OrderRow, orderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { path } from '#shared/contract/path.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError } from '#shared/errors.ts';
import { createFakeClient } from '#shared/flows/testing/fake-client.ts';
import { firstItems, listed } from './first-items.ts';

const row = (order_id: number): OrderRow => orderRow.read({ order_id, status: { status: 1 } }, startAt(false));

/** Pages of two rows each, linked as the server links them. */
function listing(...links: string[]) {
  const client = createFakeClient();
  client.on(order.orderList, () => {
    const at = client.count(order.orderList);
    const data = [row(at * 2), row(at * 2 + 1)];
    return { data, page_next: links[at - 1] ?? 'end', order_pay: false, is_have: true };
  });
  const { signal } = new AbortController();
  return { client, ask: (limit: number) => firstItems({ client, signal } as never, order.orderList, {}, limit) };
}

test.each([
  ['a list that ends', ['b', 'end'], 10, 4, false, 2],
  ['no more pages than are needed', ['b', 'c', 'end'], 3, 3, true, 2],
  ['exactly as many as there are', ['b', 'end'], 4, 4, false, 2],
  ['a server that names no next page', [''], 10, 2, false, 1],
  ['a server that names the same page again', ['b', 'b', 'b'], 10, 4, false, 2],
])('%s', async (_what, links, limit, count, more, asked) => {
  const { client, ask } = listing(...links);
  const found = await ask(limit);
  expect([found.items.length, found.more, client.count(order.orderList)]).toEqual([count, more, asked]);
});

test('pages that are handed over as they come are not kept; no more rows come than are wanted', async () => {
  const { client } = listing('b', 'c', 'end');
  const came: number[] = [];
  const shop = { client, signal: new AbortController().signal } as never;
  const found = await listed('orders', shop, order.orderList, {}, 3, (rows) => came.push(rows.length));
  expect([found, came]).toEqual([{ orders: [], more: true }, [2, 1]]);
});

test('a page that fails is thrown', async () => {
  const { client, ask } = listing('b');
  client.on(order.orderList, () => {
    throw new NetworkError(order.orderList.path, 'dropped');
  });
  await expect(ask(10)).rejects.toThrow(NetworkError);
});

test('a list without pages does not compile', () => {
  // @ts-expect-error get_path answers no page_next
  void ((shop: never) => listed('addresses', shop, path.getPath, {}));
});
