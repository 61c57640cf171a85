import { expect, test } from 'vitest';
import { payCx } from '#shared/contract/pay-cx.ts';
import { NetworkError } from '#shared/errors.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock, settled } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';
import { askStatus, type WatchEnd, type WatchEvent, type WatchState, watchPayment } from './watch-payment.ts';

type Close = { type: 'close' };

async function watching() {
  const [client, clock] = [createFakeClient(), createManualClock()];
  const answer = (status: boolean) => client.on(payCx.getStatus, () => ({ data: { status, pay_name: '微信支付' } }));
  answer(false);
  const run = await probe<WatchState, WatchEvent | Close, WatchEnd<Close>>((context) =>
    watchPayment({ clock }, (signal) => askStatus({ client, clock }, 'S1', signal), context),
  );
  return { client, clock, run, paid: () => answer(true), polls: () => client.count(payCx.getStatus) };
}
const paidEnd = { because: 'paid', result: { pay_name: '微信支付' } };

test('the status is polled every 2 s, and status 1 ends polling', async () => {
  const { clock, run, paid, polls } = await watching();
  await clock.pass(1999);
  expect(polls()).toBe(0);
  await clock.pass(6001);
  expect(polls()).toBe(4);
  paid();
  await clock.pass(2000);
  await expect(run.end).resolves.toEqual(paidEnd);
});

test('pay_name and pay_time may be beside the status or inside `data`', async () => {
  const { client, clock, run } = await watching();
  client.on(payCx.getStatus, () => ({ data: { status: true }, pay_name: '微信支付', pay_time: 1_795_000_000_000 }));
  await clock.pass(2000);
  await expect(run.end).resolves.toMatchObject({ result: { pay_name: '微信支付', pay_time: 1_795_000_000_000 } });
});

test('after more than 90 polls it has timed out and polling stops', async () => {
  const { clock, run, polls } = await watching();
  await clock.pass(180_000);
  expect(polls()).toBe(90);
  await clock.pass(2000);
  await expect(run.end).resolves.toEqual({ because: 'timedOut' });
  await clock.pass(60_000);
  expect(polls()).toBe(91);
});

test('polls never overlap: the next wait starts when the answer has arrived', async () => {
  const { client, clock, polls } = await watching();
  let answer = () => {};
  client.on(payCx.getStatus, () => new Promise((resolve) => (answer = () => resolve({ data: { status: false } }))));
  await clock.pass(20_000);
  expect(polls()).toBe(1);
  answer();
  await settled();
  await clock.pass(2000);
  expect(polls()).toBe(2);
});

test('a page that was frozen during the payment polls once more before it times out', async () => {
  const { clock, run, paid } = await watching();
  await clock.pass(4000);
  paid();
  await clock.jump(3_600_000);
  await expect(run.end).resolves.toEqual(paidEnd);
});

test('a page frozen too long without a payment times out by the clock, after few polls', async () => {
  const { clock, run, polls } = await watching();
  await clock.jump(3_600_000);
  await expect(run.end).resolves.toEqual({ because: 'timedOut' });
  expect(polls()).toBe(1);
});

test('`look` polls at once, however often, and does not count as a poll', async () => {
  const { run, paid, polls } = await watching();
  for (let times = 0; times < 100; times++) await run.send({ type: 'look' });
  expect(polls()).toBe(100);
  paid();
  await run.send({ type: 'look' });
  await expect(run.end).resolves.toEqual(paidEnd);
});

test("'I have paid' checks the status once", async () => {
  const { run, polls } = await watching();
  await run.send({ type: 'paid' });
  await expect(run.end).resolves.toEqual({ because: 'notPaid' });
  expect(polls()).toBe(1);
});

test("'I have paid' does not wait for a hanging poll", async () => {
  const { client, clock, run, paid } = await watching();
  client.on(payCx.getStatus, () => new Promise(() => {}));
  await clock.pass(2000);
  paid();
  await run.send({ type: 'paid' });
  await expect(run.end).resolves.toEqual(paidEnd);
});

test('lost answers are shown and do not end polling', async () => {
  const { client, clock, run, paid } = await watching();
  client.on(payCx.getStatus, () => {
    throw new NetworkError(payCx.getStatus.path, 'dropped');
  });
  await clock.pass(2000);
  expect(run.last.unreachable).toBe(true);
  await run.send({ type: 'paid' });
  expect(run.last.unreachable).toBe(true);
  paid();
  await clock.pass(2000);
  await expect(run.end).resolves.toEqual(paidEnd);
});

test('other events are returned to the caller', async () => {
  const { run } = await watching();
  await run.send({ type: 'close' });
  await expect(run.end).resolves.toEqual({ because: 'event', event: { type: 'close' } });
});
