import { expect, test } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order as orders } from '#shared/contract/order.ts';
import { NetworkError, type NetworkFailure, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { type MadeOrder, type OrderToSubmit, submitOrder } from './submit-order.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const order: OrderToSubmit = {
  buy_list: '11,13',
  address_id: '3',
  volume_id: '',
  use_integral: false,
  remark: '',
  once: 'k1',
  seal: '',
};
const made: MadeOrder = { order_id: '7', order_sn: 'S7', money_paid: 27_000, split: [] };
const lost =
  (failure: NetworkFailure = 'dropped') =>
  () => {
    throw new UnknownOutcomeError(buy.submit.path, new NetworkError(buy.submit.path, failure));
  };
const row = (order_id: string, money_paid: number) => ({
  order_id,
  order_sn: `S${order_id}`,
  money_paid,
  order_zt: '',
});

async function submitting(answer: () => MadeOrder) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  const there = { orders: [row('5', 900)], lines: ['11', '13'] };
  client.on(buy.submit, answer as never);
  client.on(orders.orderList, () => ({ data: there.orders }) as never);
  client.on(cart.list, () => ({ data: there.lines.map((cart_id) => ({ cart_id })) }) as never);
  const run = await probe(submitOrder({ client, clock }, order, 27_000));
  return { client, clock, run, there };
}

test('an order is sent once and created', async () => {
  const { client, run } = await submitting(() => made);
  expect(run.states).toMatchObject([{ step: 'sending' }, { step: 'made', order: made }]);
  expect(client.sent.at(-1)).toEqual({ path: buy.submit.path, args: order });
});

test('a refusal is shown', async () => {
  const { client, run } = await submitting(() => {
    throw new RefusedError(buy.submit.path, 1, '库存不足', false);
  });
  expect(run.last).toMatchObject({ step: 'refused', message: { text: '库存不足' } });
  expect(client.count(buy.submit)).toBe(1);
});

test('a lost answer is settled by a new order, and nothing is sent again', async () => {
  const { client, clock, run, there } = await submitting(lost());
  expect(run.last).toMatchObject({ step: 'settling', message: { text: '网络中断，正在核对订单，请勿重复提交！' } });
  Object.assign(there, { orders: [row('7', 27_000), row('5', 900)], lines: [] });
  await clock.pass(2000);
  expect(run.last).toMatchObject({ step: 'made', order: { order_id: '7', order_sn: 'S7', money_paid: 27_000 } });
  expect(client.count(buy.submit)).toBe(1);
});

test('orders of several merchants are one split order', async () => {
  const { clock, run, there } = await submitting(lost());
  there.orders = [row('7', 20_000), row('8', 7_000), row('5', 900)];
  await clock.pass(2000);
  expect(run.last).toMatchObject({ step: 'made', order: { money_paid: 27_000, split: [{}, {}] } });
});

test('without a new order and with the lines in the cart it was not created, after three readings', async () => {
  const { client, clock, run } = await submitting(lost());
  await clock.pass(5999);
  expect(run.last.step).toBe('settling');
  await clock.pass(1);
  expect(run.last).toMatchObject({ step: 'refused', message: { text: '数据请求失败！' } });
  expect(client.count(buy.submit)).toBe(1);
});

test.each<[string, (there: Awaited<ReturnType<typeof submitting>>) => void, NetworkFailure]>([
  ['the lines are gone and no order is there', ({ there }) => Object.assign(there, { lines: [] }), 'dropped'],
  ['a new order comes to something else', ({ there }) => Object.assign(there, { orders: [row('9', 1)] }), 'dropped'],
  ['the server was too slow to answer', () => undefined, 'timeout'],
  ['nothing can be read', ({ client }) => client.on(orders.orderList, lost()), 'dropped'],
])('the outcome is unknown: %s; the next tap reads and sends nothing', async (_name, arrange, failure) => {
  const stage = await submitting(lost(failure));
  const { client, clock, run, there } = stage;
  arrange(stage);
  await clock.pass(60_000);
  expect([run.last.step, client.count(buy.submit)]).toEqual(['unsettled', 1]);
  client.on(orders.orderList, () => ({ data: [row('7', 27_000), ...there.orders.slice(1)] }) as never);
  await run.send({ type: 'again' });
  await clock.pass(2000);
  expect([run.last.step, client.count(buy.submit)]).toEqual(['made', 1]);
});

test('nothing is sent if the orders before cannot be read', async () => {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(orders.orderList, () => {
    throw new NetworkError(orders.orderList.path, 'dropped');
  });
  const run = await probe(submitOrder({ client, clock }, order, 27_000));
  expect(run.last).toMatchObject({ step: 'refused', message: { text: '数据请求失败！' } });
  expect(client.count(buy.submit)).toBe(0);
});

test('an aborted submission sends nothing more', async () => {
  const { client, clock, run } = await submitting(lost());
  await run.abort();
  await clock.pass(60_000);
  expect(client.count(buy.submit)).toBe(1);
});
