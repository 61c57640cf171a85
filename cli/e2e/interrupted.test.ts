import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GRACE } from '#cli/prove/smoke/walk.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let standIn: StandIn;
let person: Person;
beforeAll(async () => {
  standIn = await startStandIn();
  person = createPerson(standIn.base);
});
afterEach(() => standIn.operate('faults', { clear: true }));
afterAll(async () => {
  forgetPeople();
  await standIn?.end();
});

/** What is left at the shop: lines in carts, orders that wait for their payment. */
async function leftBehind(): Promise<{ lines: number; orders: number }> {
  const { tables } = (await standIn.operate('dump', { tables: ['cart_lines', 'orders'] })) as {
    tables: Record<string, readonly Record<string, unknown>[]>;
  };
  const open = tables.orders?.filter((row) => row.order_status === PLACED && row.remark === 'yaocang smoke') ?? [];
  return { lines: tables.cart_lines?.length ?? Number.NaN, orders: open.length };
}
const PLACED = 0;

const arrives = async (happened: () => Promise<boolean>) => {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Walks the main road while the shop is slow at `call`, and sends the signals once the walk has come there. */
async function interrupt(
  call: string,
  here: () => Promise<boolean>,
  signals: readonly NodeJS.Signals[],
  more: readonly string[] = [],
) {
  await standIn.operate('faults', { call, kind: 'latency', times: 0, ms: 60_000 });
  let child: ChildProcess | undefined;
  let sent = 0;
  const watch = (running: ChildProcess) => {
    child = running;
  };
  const ran = person.run(['smoke', 'run', 'main-road', '--irreversible', ...more], { watch });
  await arrives(async () => child !== undefined && (await here()));
  for (const signal of signals) {
    sent = performance.now();
    child?.kill(signal);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const { exit, out, err } = await ran;
  return { exit, out, err, took: performance.now() - sent };
}

const orderWaits = async () => (await leftBehind()).orders > 0;
const lineLies = async () => (await leftBehind()).lines > 0;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 143],
] as const)('%s with an order unpaid: it is closed, the cart is as before, exit %d', async (signal, code) => {
  const { exit, err, took } = await interrupt(payOrder.orderAmount.path, orderWaits, [signal]);
  expect(exit, err).toBe(code);
  expect(took).toBeLessThan(GRACE);
  expect(err).toContain('正在恢复');
  expect(await leftBehind()).toEqual({ lines: 0, orders: 0 });
});

test('with goods in the cart: their line is taken out', async () => {
  const { exit } = await interrupt(buy.confirm.path, lineLies, ['SIGINT']);
  expect(exit).toBe(130);
  expect(await leftBehind()).toEqual({ lines: 0, orders: 0 });
});

test('a shop that does not answer any more: the run ends all the same, and says what it left', async () => {
  await standIn.operate('faults', { call: cart.delNum.path, kind: 'latency', times: 0, ms: 60_000 });
  const { exit, out, took } = await interrupt(buy.confirm.path, lineLies, ['SIGINT'], ['--report', 'json']);
  expect(exit).toBe(130);
  expect(took).toBeGreaterThan(GRACE - 1000);
  expect(took).toBeLessThan(2 * GRACE);
  const { runs } = JSON.parse(out) as { runs: readonly { left: readonly string[] }[] };
  expect(runs[0]?.left.join()).toContain('购物车');
});

test('a second Ctrl-C ends it at once', async () => {
  await standIn.operate('faults', { call: order.qxOrder.path, kind: 'latency', times: 0, ms: 60_000 });
  const { exit, took } = await interrupt(payOrder.orderAmount.path, orderWaits, ['SIGINT', 'SIGINT']);
  expect(exit).toBe(130);
  expect(took).toBeLessThan(GRACE / 2);
});
