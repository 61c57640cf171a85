import { expect, test } from 'vitest';
import { order } from '#shared/contract/order.ts';
import { startAt } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { readOrdersAgain } from './lines-again.ts';
import { createFakeClient } from './testing/fake-client.ts';

const { signal } = new AbortController();
const LINE = { goods_id: '41', goods_name: '板蓝根', num: 3 };

async function again(brief: unknown, whole: unknown) {
  const client = createFakeClient();
  client.on(order.goodsList, () => order.goodsList.answer.read({ data: brief }, startAt(false)));
  client.on(order.orderInfo, () =>
    order.orderInfo.answer.read({ data: { order_id: 5, to: { address_id: 1 }, lines: whole } }, startAt(false)),
  );
  return (await readOrdersAgain(client as never, ['5'], signal)).map(({ words }) => words);
}

test('lines that one answer does not tell are read from the other', async () => {
  expect(await again([LINE], undefined)).toEqual(['板蓝根']);
  expect(await again('很多', [LINE])).toEqual(['板蓝根']);
  expect(await again([], [LINE])).toEqual(['板蓝根']);
});

test('lines that nobody can read are a failure, not an order without lines', async () => {
  for (const unreadable of ['很多', 7, undefined])
    await expect(again(unreadable, unreadable)).rejects.toThrow(ShapeError);
});
