import { expect, test } from 'vitest';
import { order } from '#shared/contract/order.ts';
import { startAt } from '#shared/contract/wire.ts';
import { MOST_ORDERS, readBought } from './read-bought.ts';
import { createFakeClient } from './testing/fake-client.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-10T10:00:00+08:00');
const NOTHING = { orders: [], isWhole: false };
const { signal } = new AbortController();

/** A shop whose member has these orders, newest first, on pages of ten: [id, days ago, state]. */
function shop(orders: readonly (readonly [id: number, ago: number, status?: number])[]) {
  const client = createFakeClient();
  const page = (from: number) =>
    order.orderList.answer.read(
      {
        data: orders.slice(from, from + 10).map(([order_id, ago, status = 6]) => ({
          order_id,
          add_time: Math.floor((NOW - ago * DAY) / 1000),
          status: { status },
        })),
        page_next: from + 10 < orders.length ? String(from + 10) : 'end',
      },
      startAt(false),
    );
  client.on(order.orderList, (args) => {
    const { link } = args as { link?: string };
    return page(link === 'end' ? orders.length : Number(link ?? 0));
  });
  client.on(order.goodsList, ({ order_id }) =>
    order.goodsList.answer.read(
      { data: [{ goods_id: 90 + Number(order_id), goods_name: '创可贴', unitno_name: '盒', num: 4 }] },
      startAt(false),
    ),
  );
  return client;
}

async function read(client: ReturnType<typeof shop>, before = NOTHING as never) {
  let last = NOTHING as { orders: readonly { order_id: string }[]; isWhole: boolean };
  for await (const bought of readBought(client, before, NOW, signal)) last = bought;
  return { ids: last.orders.map(({ order_id }) => order_id), isWhole: last.isWhole, last };
}

test('orders of six months are read with their lines, newest first; closed and older ones are not', async () => {
  const client = shop([
    [3, 2],
    [2, 9, 7],
    [1, 170],
    [9, 190],
  ]);
  expect(await read(client)).toMatchObject({ ids: ['3', '1'], isWhole: true });
  expect(client.count(order.goodsList)).toBe(2);
});

test('what was read is not read again; an order that was closed since is left out', async () => {
  const all = Array.from({ length: 24 }, (_, at) => [100 - at, at * 3] as const);
  const first = await read(shop(all));
  expect(first.isWhole).toBe(true);
  const later = shop([[200, 0], [100, 0, 7], ...all.slice(1)]);
  const second = await read(later, first.last as never);
  expect(second.ids).toEqual(['200', ...all.slice(1).map(([id]) => String(id))]);
  expect(second.isWhole).toBe(true);
  expect(later.count(order.goodsList)).toBe(1);
  expect(later.count(order.orderList), 'the second page has nothing new').toBe(2);
});

test('of very many orders the newest are read, and they are not the whole', async () => {
  const all = Array.from({ length: MOST_ORDERS + 15 }, (_, at) => [500 - at, at] as const);
  const { ids, isWhole, last } = await read(shop(all));
  expect([ids.length, ids[0], isWhole]).toEqual([MOST_ORDERS, '500', false]);
  const again = shop(all);
  expect(await read(again, last as never)).toMatchObject({ ids, isWhole: false });
  expect(again.count(order.goodsList)).toBe(0);
});

test('a member without orders has read them all', async () => {
  expect(await read(shop([]))).toMatchObject({ ids: [], isWhole: true });
});
