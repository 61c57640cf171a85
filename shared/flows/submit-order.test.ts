import { expect, test } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { drawOnce, type OrderToSubmit, submitOrder } from './submit-order.ts';
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
const made = { order_id: '7', order_sn: 'S7', money_paid: 27_000, split: [] };
const lost = () => {
  throw new UnknownOutcomeError(buy.submit.path, new NetworkError(buy.submit.path, 'dropped'));
};

async function submitting(answer: () => typeof made) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(buy.submit, answer);
  const run = await probe(submitOrder({ client, clock }, order));
  return { client, clock, run };
}

test('an order is sent once and made', async () => {
  const { client, run } = await submitting(() => made);
  expect(run.states).toMatchObject([{ step: 'sending' }, { step: 'made', order: made }]);
  expect(client.sent).toEqual([{ path: buy.submit.path, args: order }]);
});

test('a refusal is told', async () => {
  const { client, run } = await submitting(() => {
    throw new RefusedError(buy.submit.path, 1, '库存不足', false);
  });
  expect(run.last).toMatchObject({ step: 'refused', message: { text: '库存不足' } });
  expect(client.count(buy.submit)).toBe(1);
});

test('a lost answer is settled by sending the same once again', async () => {
  const { client, clock, run } = await submitting(lost);
  expect(run.last).toMatchObject({ step: 'settling', message: { text: '网络中断，正在核对订单，请勿重复提交！' } });
  client.on(buy.submit, () => ({ ...made, already: true }));
  await clock.pass(2000);
  expect(run.last).toMatchObject({ step: 'made', order: { order_id: '7' } });
  expect(client.sent.map(({ args }) => args)).toEqual([order, order]);
});

test('after three lost answers it waits for the person, and then sends the same', async () => {
  const { client, clock, run } = await submitting(lost);
  await clock.pass(60_000);
  expect([run.last.step, client.count(buy.submit)]).toEqual(['unsettled', 3]);
  client.on(buy.submit, () => made);
  await run.send({ type: 'again' });
  expect(run.last.step).toBe('made');
  expect(new Set(client.sent.map(({ args }) => (args as OrderToSubmit).once))).toEqual(new Set(['k1']));
});

test('a submission that was aborted sends nothing more', async () => {
  const { client, clock, run } = await submitting(lost);
  await run.abort();
  await clock.pass(60_000);
  expect(client.count(buy.submit)).toBe(1);
});

test('keys are 32 characters and differ', () => {
  expect(drawOnce(Math.random)).toMatch(/^[0-9a-z]{32}$/);
  expect(drawOnce(Math.random)).not.toBe(drawOnce(Math.random));
});
