import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exitCodes } from '#cli/text/fault.ts';
import { freePort, type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, exitsMet, forgetPeople, type Person } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MEMBER = 'liansuo';
let standIn: StandIn;
let buyer: Person;
const env = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_PAY_PASSWORD: '246810' };

beforeAll(async () => {
  standIn = await startStandIn();
  buyer = createPerson(standIn.base);
  await buyer.json(['login', MEMBER], { env });
});
afterAll(async () => {
  forgetPeople();
  await standIn?.end();
});
beforeEach(async () => {
  await standIn.operate('faults', { clear: true });
  await standIn.operate('settings', { settings: { chit_login: false, shop_closed: false } });
});

/** Puts the cheapest plain goods into the cart; answers the line. */
async function fillCart(): Promise<string> {
  const cheapest = ['--stock', '--sort', 'shop_price', '--order', 'ASC', '--limit', '9'];
  const { goods } = (await buyer.json(['search', 'all', ...cheapest])).data;
  await buyer.json(['cart', 'add', `${goods.find(({ lx }) => lx === '0')?.goods_id}`, '--yes']);
  return `${(await buyer.json(['cart', 'list'])).data.lines[0]?.cart_id}`;
}

/** An order of the buyer that waits for its payment. */
const order = async (): Promise<string> => (await standIn.unpaidOrder(MEMBER)).order_id;

test('0: done', async () => {
  const { exit, out } = await buyer.run(['search', 'all', '--limit', '2']);
  expect(exit).toBe(0);
  expect(out).toContain('编号');
});

test('1: a fault of this program, wherever it fails, told with its cause and what to attach', async () => {
  const broken = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });
  const fails = broken('AbortSignal.any = () => { throw new TypeError("broken") }');
  // The program has begun to listen for what fails beside it: it takes as long as it takes on a busy machine.
  const late = broken(`process.on('newListener', (name) => {
    if (name === 'uncaughtException') setTimeout(() => { throw new TypeError('broken beside it') }, 300);
  })`);
  const polling = ['poll', 'common', 'search_keywords', '--until', '!data', '--every', '9s'];
  for (const told of [
    await buyer.json(['env', 'list', '--dry-run'], { env: fails }),
    await buyer.json(polling, { env: late }),
  ]) {
    expect(told).toMatchObject({
      exit: 1,
      code: 'internal',
      error: { next: expect.stringContaining('support-bundle') },
    });
  }
});

test('2: a folder that cannot be written is no fault of this program', async () => {
  const told = await buyer.json(['env', 'use', 'local'], { env: { YAOCANG_CONFIG_DIR: '/dev/null/nowhere' } });
  expect(told).toMatchObject({ exit: 2, code: 'usage', error: { kind: 'FileError' } });
});

test('2: wrong usage', async () => {
  expect(await buyer.json(['search'])).toMatchObject({ exit: 2, code: 'usage', data: null });
});

test('3: an assertion failed, naming call, field and rule', async () => {
  const told = await buyer.json(['smoke', 'run', 'main-road', '--irreversible', '--user', 'weirenzheng'], { env });
  expect(told).toMatchObject({ exit: 3, code: 'assertion', error: { call: 'login.php?act=login' } });
  expect(told.error?.message).toMatch(/^1 次运行中 1 次未通过：\n {2}1\. main-road 1：会员已认证：/);
  expect(told.error?.message).toContain('会员已认证：yz 应为 1，实为 0（只有已认证会员可以下单，文档 1 §6）');
});

test('4: login needed, lost, or refused', async () => {
  const stranger = createPerson(standIn.base);
  expect(await stranger.json(['whoami'])).toMatchObject({ exit: 4, code: 'login' });
  expect(await stranger.json(['login', 'liansuo'], { env: { YAOCANG_PASSWORD: 'wrong-password' } })).toMatchObject({
    exit: 4,
  });
  expect(await stranger.json(['login', MEMBER], { env })).toMatchObject({ exit: 0 });
  await standIn.operate('faults', { call: 'user.php?act=user_center', kind: 'need_login', times: 1 });
  expect(await stranger.json(['whoami'])).toMatchObject({ exit: 4, error: { kind: 'LoginLostError' } });
});

test('4, then 0: a login with a text message, whose code the stand-in tells', async () => {
  await standIn.operate('settings', { settings: { chit_login: true } });
  const member = createPerson(standIn.base);
  const words = ['login', 'liansuo2'];
  await member.run(['env', 'add', 'far', standIn.base, '--kind', 'staging']);
  expect(await member.json([...words, '--env', 'far'], { env })).toMatchObject({ exit: 4, code: 'login' });
  // Two messages are 60 s apart.
  await standIn.operate('clock', { advance_ms: 61_000 });
  expect(await member.json(words, { env })).toMatchObject({ exit: 0 });
  expect(await member.json(['whoami'])).toMatchObject({ exit: 0 });
});

test('5: the guard refuses on production until everything is said', async () => {
  const orderId = await order();
  await buyer.run(['env', 'add', 'live', standIn.base, '--kind', 'production']);
  await buyer.run(['login', 'liansuo', '--env', 'live'], { env });
  const pay = ['pay', orderId, '--method', 'balance', '--env', 'live'];
  expect(await buyer.json(['cart', 'add', '100002', '--env', 'live'])).toMatchObject({ exit: 5, code: 'guard' });
  // cli/tests/production.test.ts has each consent missing alone.
  expect(await buyer.json(pay, { env })).toMatchObject({ exit: 5 });
  expect(
    await buyer.json([...pay, '--allow', 'money', '--confirm', 'live', '--max-amount', '0.01'], { env }),
  ).toMatchObject({ exit: 5 });
  expect((await buyer.json(['order', 'list', '--state', 'unpaid'])).data.orders).toHaveLength(1);
  expect(
    await buyer.json([...pay, '--allow', 'money', '--confirm', 'live', '--max-amount', '999'], { env }),
  ).toMatchObject({ exit: 0 });
  // While a production profile has the address, every profile there is production.
  await buyer.run(['env', 'remove', 'live', '--confirm', 'live']);
});

test('6: nobody there', async () => {
  const lost = createPerson(`http://127.0.0.1:${await freePort()}/api`);
  expect(await lost.json(['whoami'])).toMatchObject({ exit: 6, code: 'network', env: { name: 'local' } });
});

describe('7: an answer that is none', () => {
  beforeAll(async () => {
    // Without patience there is one try, which takes its own time.
    await buyer.json(['env', 'add', 'hasty', standIn.base, '--kind', 'sandbox', '--patience', '0']);
    await buyer.json(['login', MEMBER, '--env', 'hasty'], { env });
  });
  test.each(['empty', 'truncated', 'html_502', 'status_500'])('%s', async (kind) => {
    await standIn.operate('faults', { call: 'cart.php?act=list', kind, times: 0 });
    expect(await buyer.json(['cart', 'list', '--env', 'hasty'])).toMatchObject({
      exit: 7,
      code: 'server',
      error: { call: 'cart.php?act=list' },
    });
  });
});

test('0: an answer between the words of PHP is the answer', async () => {
  await standIn.operate('faults', { call: 'cart.php?act=list', kind: 'php_warning', times: 1 });
  expect(await buyer.json(['cart', 'list'])).toMatchObject({ exit: 0 });
});

test('7: the shop refuses, in its own words', async () => {
  expect(await buyer.json(['goods', '999999999'])).toMatchObject({
    exit: 7,
    error: { kind: 'RefusedError', message: '该商品不存在或已下架！' },
  });
});

test('8: still not paid at the deadline', async () => {
  const orderId = await order();
  const told = await buyer.json(['pay', orderId, '--method', 'wechat', '--deadline', '1']);
  expect(told).toMatchObject({ exit: 8, code: 'pending', data: { order_sn: expect.any(String) } });
  expect(await buyer.json(['order', 'close', orderId, '--yes'])).toMatchObject({ exit: 0 });
});

test('9: the answer deviates from the contract, at a named field', async () => {
  await standIn.operate('faults', { call: 'cart.php?act=list', kind: 'wrong_types', times: 1 });
  expect(await buyer.json(['cart', 'list'])).toMatchObject({ exit: 9, code: 'drift', error: { kind: 'ShapeError' } });
});

test('10: nobody knows what came of a write, and it is not sent again', async () => {
  await standIn.operate('faults', { call: 'feedback.php?act=up', kind: 'drop_after', times: 2 });
  expect(await buyer.json(['feedback', 'send', '包装很好'])).toMatchObject({ exit: 10, code: 'unknown' });
  expect((await standIn.operate('faults')).faults).toHaveLength(1);
});

test('0 after all: a line was taken out and the answer lost; the cart is looked at, and nothing sent again', async () => {
  const cartId = await fillCart();
  await standIn.operate('faults', { call: 'cart.php?act=del_num', kind: 'drop_after', times: 2 });
  expect(await buyer.json(['cart', 'remove', cartId])).toMatchObject({ exit: 0, data: { del_ids: [cartId] } });
  expect((await standIn.operate('faults')).faults).toHaveLength(1);
});

test('0 after all: a payment whose answer was lost is settled by reading, and made once', async () => {
  const orderId = await order();
  await standIn.operate('faults', { call: 'pay/pay_order.php?act=ye_pay', kind: 'drop_after', times: 2 });
  expect(await buyer.json(['pay', orderId, '--method', 'balance'], { env })).toMatchObject({ exit: 0 });
  expect((await standIn.operate('faults')).faults).toHaveLength(1);
});

test('11: the shop is closed, with its comment', async () => {
  await standIn.operate('settings', { settings: { shop_closed: true, close_comment: '周日盘点' } });
  const told = await buyer.json(['search', '口罩']);
  expect(told).toMatchObject({ exit: 11, code: 'closed', error: { message: '周日盘点' } });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s while waiting for a payment: exit %i, the payment cleared away', async (signal, exit) => {
  const orderId = await order();
  // Once: a second signal ends at once, with 10.
  let isKilled = false;
  const watch = (child: { kill(signal: NodeJS.Signals): boolean }, err: string) => {
    if (!isKilled && err.includes('等待付款')) isKilled = child.kill(signal);
  };
  const told = await buyer.json(['pay', orderId, '--method', 'alipay'], { watch });
  expect(told).toMatchObject({ exit, ok: false });
  expect(await buyer.json(['order', 'close', orderId, '--yes'])).toMatchObject({ exit: 0 });
});

test('every code of the table was met above', () => {
  expect(exitsMet).toEqual(new Set(Object.values(exitCodes).map(({ exit }) => exit)));
});
