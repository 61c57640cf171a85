import { expect, test } from 'vitest';
import { type OrderRow, orderRow } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import type { ActPorts } from './act-once.ts';
import { closeOrder, confirmReceipt } from './change-order.ts';
import type { Flow } from './flow.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const row = (status: number, parcel = 1): OrderRow =>
  orderRow.read(
    { order_id: 7, order_sn: 'S7', status: { status }, delivery: [{ send_id: 9, status: parcel }] },
    startAt(false),
  );
const lost = (path: string) => () => {
  throw new UnknownOutcomeError(path, new NetworkError(path, 'dropped'));
};

async function changing<S>(flow: (ports: ActPorts) => Flow<S>, act: () => object, after?: OrderRow) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(order.qrSh, act).on(order.qxOrder, act);
  client.on(order.orderList, () => {
    if (!after) throw new NetworkError(order.orderList.path, 'dropped');
    return { data: [after], page_next: 'end', order_pay: false, is_have: true };
  });
  const run = await probe(flow({ client, clock }));
  await clock.pass(2000);
  return { client, run };
}
const receipt = (ports: ActPorts) => confirmReceipt(ports, '7', '9');
const closing = (ports: ActPorts) => closeOrder(ports, '7');

test('a confirmed receipt answers the new row', async () => {
  const { client, run } = await changing(receipt, () => ({}), row(6, 2));
  expect(run.last).toMatchObject({ step: 'done', answer: { status: { status: 6 } } });
  expect(client.sent).toEqual([
    { path: order.qrSh.path, args: { order_id: '7', send_id: '9' } },
    { path: order.orderList.path, args: { order_id: '7' } },
  ]);
});

test('a closed order answers the new row', async () => {
  const { run } = await changing(closing, () => ({}), row(7));
  expect(run.last).toMatchObject({ step: 'done', answer: { status: { status: 7 } } });
});

test('an unreadable row does not undo a success', async () => {
  const { run } = await changing(closing, () => ({}));
  expect(run.last).toEqual({ step: 'done', answer: undefined });
});

test('a refusal is shown', async () => {
  const refused = () => {
    throw new RefusedError(order.qxOrder.path, 1, '订单已发货', false);
  };
  const { client, run } = await changing(closing, refused, row(3));
  expect(run.last).toMatchObject({ step: 'failed', message: { text: '订单已发货' } });
  expect(client.count(order.orderList)).toBe(0);
});

test.each([
  ['receipt', receipt, row(3, 2), 'done'],
  ['receipt', receipt, row(3, 1), 'failed'],
  ['closing', closing, row(7), 'done'],
  ['closing', closing, row(1), 'failed'],
  ['receipt', receipt, row(6, 99), 'unknown'],
  ['a whole receipt', (ports: ActPorts) => confirmReceipt(ports, '7', ''), row(99), 'unknown'],
  ['closing', closing, row(99), 'unknown'],
  ['closing', closing, undefined, 'unknown'],
] as const)('a lost answer to a %s is settled by reading', async (_what, flow, after, step) => {
  const { client, run } = await changing(flow, lost('order.php'), after);
  expect(run.last.step).toBe(step);
  expect(client.count(order.qrSh) + client.count(order.qxOrder)).toBe(1);
});
