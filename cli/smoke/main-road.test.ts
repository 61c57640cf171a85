import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/test-shop.ts';
import { LOOPBACK } from '#fixtures/loopback.ts';
import { createClient } from '#shared/client/create.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import { repeatMainRoad } from './main-road.ts';
import type { RoadPorts } from './road.ts';

// A whole shop with its database takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let standIn: TestShop;
beforeAll(async () => {
  standIn = await openTestShop();
}, 60_000);
afterAll(() => standIn.close());

function road(more: Partial<RoadPorts> = {}): RoadPorts {
  let token = '';
  const client = createClient({
    base: `${LOOPBACK}/api`,
    fetch: standIn.fetch,
    token: () => token,
    agencyId: () => '1',
    strict: true,
    cancelTwins: false,
  });
  return {
    client,
    userName: 'yaodian',
    password: PASSWORD,
    payPassword: '246810',
    keywords: 'all',
    signIn: (answer) => {
      token = answer?.token ?? '';
    },
    spend: async () => undefined,
    ship: async (order_sn) => void (await standIn.operate('ship', { order_sn })),
    now: () => standIn.shop.now(),
    once: randomUUID,
    ...more,
  };
}
const walk = (ports: RoadPorts, times = 1) =>
  repeatMainRoad(
    ports,
    times,
    () => undefined,
    () => true,
  );
const broken = (report: Awaited<ReturnType<typeof walk>>) =>
  report.runs[0]?.steps.find(({ state }) => state === 'failed');

test('the road holds, again and again, and leaves nothing behind', async () => {
  const report = await walk(road(), 3);
  expect(report.runs.flatMap(({ steps }) => steps.filter(({ state }) => state !== 'passed'))).toEqual([]);
  expect(report.runs.flatMap(({ left }) => left)).toEqual([]);
  expect(report.ok).toBe(true);
  const token = await standIn.enter('yaodian');
  expect((await standIn.ask(cart.list, {}, token)).data).toEqual([]);
});

test('without an operator the road ends after the payment, and the rest is skipped', async () => {
  const report = await walk(road({ ship: undefined }));
  expect(report.runs[0]?.steps.slice(-2).map(({ state }) => state)).toEqual(['skipped', 'skipped']);
  expect(report.ok).toBe(true);
});

test('a deviating answer names call, field and rule', async () => {
  const ports = road();
  const { send } = ports.client;
  const wrong: RoadPorts['client']['send'] = async (call, args, options) => {
    const answer = await send(call, args, options);
    return 'money' in answer ? { ...answer, money: { ...(answer.money as object), money_paid: 1 } } : answer;
  };
  const report = await walk({ ...ports, client: { ...ports.client, send: wrong } });
  expect(broken(report)?.trouble).toMatchObject({
    kind: 'failure',
    call: 'buy.php?act=confirm',
    field: 'money.money_paid',
    rule: 'the money rows add up',
  });
  expect(report.runs[0]?.left).toEqual([]);
});

test('an unpaid order is closed again', async () => {
  const refuse = async () => Promise.reject(new Error('no consent'));
  const report = await walk(road({ spend: refuse }));
  expect(broken(report)).toMatchObject({
    name: 'pay by balance',
    trouble: { kind: 'error', message: 'Error: no consent' },
  });
  expect(report.runs[0]?.left).toEqual([]);
  const token = await standIn.enter('yaodian');
  expect((await standIn.ask(order.orderList, { is_start: true, lx: '1' }, token)).data).toEqual([]);
});

test.each([
  ['search.php?act=search', 'search'],
  ['cart.php?act=list', 'login'],
  ['pay/pay_cx.php?act=get_status', 'payment arrived'],
])('a fault of %s is found at its step', async (call, step) => {
  await standIn.operate('faults', { call, kind: 'truncated', times: 1 });
  expect(broken(await walk(road()))).toMatchObject({ name: step, trouble: { kind: 'error' } });
});
