import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { cart } from '#shared/contract/cart.ts';
import { order } from '#shared/contract/order.ts';
import type { SmokePorts } from './ports.ts';
import { runAll, tasksOf } from './run-all.ts';
import { mainRoad, telling, testPorts } from './testing/test-ports.ts';

let standIn: TestShop;
beforeAll(async () => {
  standIn = await openTestShop();
});
afterAll(() => standIn.close());

function road(more: Partial<SmokePorts> = {}, user = 'yaodian'): SmokePorts {
  const { fetch, operate, shop } = standIn;
  return testPorts({ base: `${LOOPBACK}/api`, fetch, operate, now: () => shop.now() }, user, more);
}
const walk = (ports: SmokePorts, times = 1, jobs = 1) =>
  runAll(tasksOf(mainRoad, times), {
    ...telling,
    jobs,
    portsFor: async () => ports,
    now: () => standIn.shop.now(),
    goOn: () => true,
    each: () => undefined,
  });
const broken = ([first]: Awaited<ReturnType<typeof walk>>) => first?.steps.find(({ state }) => state === 'failed');

test('the road holds, again and again, and leaves nothing behind', async () => {
  const runs = await walk(road(), 3);
  expect(runs.flatMap(({ steps }) => steps.filter(({ state }) => state !== 'passed'))).toEqual([]);
  expect(runs.map(({ steps }) => steps.at(-1)?.name)).toEqual(Array(3).fill('balance fell by the amount'));
  expect(runs.flatMap(({ left }) => left)).toEqual([]);
  expect(runs.map(({ ok, run, user }) => [ok, run, user])).toEqual([1, 2, 3].map((run) => [true, run, 'yaodian']));
  const token = await standIn.enter('yaodian');
  expect((await standIn.ask(cart.list, {}, token)).data).toEqual([]);
});

test('walks side by side never share a member', async () => {
  const ports = road();
  let inside = 0;
  let most = 0;
  const { send } = ports.client;
  const counting: SmokePorts['client']['send'] = async (...words) => {
    inside += 1;
    most = Math.max(most, inside);
    return send(...words).finally(() => {
      inside -= 1;
    });
  };
  const runs = await walk({ ...ports, client: { ...ports.client, send: counting } }, 3, 3);
  expect(runs.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(most).toBe(1);
});

test('a deviating answer names call, field and rule', async () => {
  const ports = road();
  const { send } = ports.client;
  const wrong: SmokePorts['client']['send'] = async (call, args, options) => {
    const answer = await send(call, args, options);
    return 'money' in answer ? { ...answer, money: { ...(answer.money as object), money_paid: 1 } } : answer;
  };
  const runs = await walk({ ...ports, client: { ...ports.client, send: wrong } });
  expect(broken(runs)?.trouble).toMatchObject({
    kind: 'failure',
    call: 'buy.php?act=confirm',
    field: 'money.money_paid',
    rule: 'the money rows add up',
  });
  expect(runs[0]?.left).toEqual([]);
});

test('an unpaid order is closed again', async () => {
  const refuse = async () => Promise.reject(new Error('no consent'));
  const runs = await walk(road({ spend: refuse }));
  expect(broken(runs)).toMatchObject({
    name: 'pay by balance',
    trouble: { kind: 'error', message: expect.stringContaining('Error: no consent') },
  });
  expect(runs[0]?.left).toEqual([]);
  const token = await standIn.enter('yaodian');
  expect((await standIn.ask(order.orderList, { is_start: true, lx: '1' }, token)).data).toEqual([]);
});

test('a member who may not order fails with the rule', async () => {
  expect(broken(await walk(road({}, 'weirenzheng')))?.trouble).toMatchObject({
    field: 'yz',
    rule: 'only a verified member can order',
    cited: '1 §6',
    expected: '1',
    got: '0',
    message: 'yz is 0, expected 1 (only a verified member can order, document 1 §6)',
  });
});

test('a shop that cannot be opened is a failed walk', async () => {
  const portsFor = async () => Promise.reject(new Error('nobody there'));
  const around = { ...telling, jobs: 1, portsFor, now: () => 0, goOn: () => true, each: () => undefined };
  const [run] = await runAll(tasksOf(mainRoad, 1), around);
  expect(run).toMatchObject({
    ok: false,
    steps: [{ trouble: { message: expect.stringContaining('Error: nobody there') } }],
  });
});

test.each([
  ['search.php?act=search', 'search'],
  ['cart.php?act=list', 'cart'],
  ['pay/pay_order.php?act=ye_pay', 'pay by balance'],
])('a fault of %s is found at its step', async (call, step) => {
  await standIn.operate('faults', { call, kind: 'truncated', times: 1, skip: call.startsWith('cart') ? 2 : 0 });
  expect(broken(await walk(road()))).toMatchObject({ name: step, trouble: { kind: 'error' } });
});
