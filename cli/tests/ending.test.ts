import { rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ending } from '#cli/frame/run.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import { order } from '#shared/contract/order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { user } from '#shared/contract/user.ts';
import { type Desk, openDesk } from './desk.ts';

// Ctrl-C and SIGTERM while something acts: what is told, and whether it is true.
let desk: Desk;
let token = '';
beforeAll(async () => {
  desk = await openDesk();
  token = await desk.enter('yaodian');
});
beforeEach(() => {
  desk.relay.holds = undefined;
});
afterAll(() => desk.close());

const isPaid = async (id: string) =>
  (await desk.standIn.ask(order.orderList, { order_id: id }, token)).data.some(({ pay_status }) => pay_status === 1);

const balance = async () => (await desk.standIn.ask(user.userCenter, {}, token)).moneys;

interface Sitting {
  readonly words: readonly string[];
  /** When a request of this path arrived, the run is ended. */
  readonly at: string;
  readonly reason?: 'interrupted' | 'terminated';
  /** The answer is lost after that. */
  readonly lost?: boolean;
  readonly twice?: boolean;
  /** Before its answer. */
  readonly slowly?: () => Promise<void>;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a command and ends it by one signal, or by two, as `main` does. */
async function ended({ words, at, reason = 'interrupted', lost = false, twice = false, slowly }: Sitting) {
  const terminal = desk.terminal();
  const ending = new AbortController();
  let tell: Ending = () => undefined;
  let second: number | undefined;
  let first = '';
  const end = async () => {
    if (ending.signal.aborted) return;
    tell(false);
    ending.abort(reason);
    await sleep(20);
    first = terminal.written.err;
    if (twice) second = tell(true);
    await slowly?.();
    if (lost) throw new Error('lost');
  };
  desk.relay.holds = { path: at, until: end };
  const onEnding = (each: Ending) => {
    tell = each;
  };
  const { exit, said } = await desk.yaocang(words, {}, { terminal, signal: ending.signal, onEnding });
  return { exit, second, first, said };
}

test.each(['pay/pay_order.php?act=ye_pay', 'buy.php?act=submit'])(
  '%s: the first signal says that it is settled, the second how to look',
  async (at) => {
    const isPayment = at.includes('ye_pay');
    const id = isPayment ? (await desk.unpaid(token)).order_id : '';
    const words = isPayment
      ? ['pay', id, '--method', 'balance']
      : ['order', 'submit', '--lines', await desk.filled(token)];
    const { exit, second, first, said } = await ended({ words, at, twice: true });
    expect(first).toContain('正在核对结果，再按一次立即结束');
    expect([second, exit]).toEqual([10, 0]);
    expect(said).toContain('已中断，结果未知');
    expect(said).toMatch(isPayment ? `yaocang order why ${id}` : /yaocang order list/);
    if (isPayment) expect(await isPaid(id)).toBe(true);
  },
);

test('a payment whose answer is lost during Ctrl-C is settled, and told as it is', async () => {
  const id = (await desk.unpaid(token)).order_id;
  const { exit, said } = await ended({
    words: ['pay', id, '--method', 'balance'],
    at: 'pay/pay_order.php?act=ye_pay',
    lost: true,
  });
  expect([exit, await isPaid(id)], said).toEqual([0, true]);
  expect(said).toContain('支付成功');
});

test('an act that takes longer than the time after a signal has that time to be told, once it is known', async () => {
  const id = (await desk.unpaid(token)).order_id;
  const lock = join(desk.config, 'payments.json.lock');
  // Another run changes the file that the payment is taken out of.
  const slowly = async () => {
    await sleep(1_000);
    writeFileSync(lock, `${process.pid} ${hostname()}`);
    setTimeout(() => rmSync(lock), 400);
  };
  const at = 'pay/pay_order.php?act=ye_pay';
  const { exit, said } = await ended({ words: ['pay', id, '--method', 'balance'], at, slowly });
  expect([exit, await isPaid(id)], said).toEqual([0, true]);
  expect(said).toContain('支付成功');
});

test('while nothing acts a signal tells nothing, and a second one ends as ever', async () => {
  const { second, first, exit } = await ended({
    words: ['order', 'list'],
    at: 'order.php?act=order_list',
    twice: true,
  });
  expect([second, first.includes('正在核对'), exit]).toEqual([undefined, false, 130]);
});

test.each([
  ['balance', 'common.php?act=init'],
  ['balance', 'pay/pay_order.php?act=order_amount'],
  ['balance', 'order.php?act=order_list'],
  ['balance', 'pay/pay_order.php?act=yz_pay'],
  ['balance', 'pay/pay_order.php?act=ye_pay'],
  ['wechat', 'pay/pay_order.php?act=zx_pay'],
  ['wechat', 'pay/pay_cx.php?act=get_status'],
])('SIGTERM during a payment by %s at %s: it ends soon, and says what is true', async (method, at) => {
  const id = (await desk.unpaid(token)).order_id;
  const { exit, said } = await ended({
    words: ['pay', id, '--method', method, '--deadline', '30'],
    at,
    reason: 'terminated',
  });
  const paid = await isPaid(id);
  expect(exit, said).toBe(paid ? 0 : 143);
  if (!paid && method === 'wechat') expect(said).toContain(`order why ${id}`);
});

test.each([
  ['pay/pay_order.php?act=order_amount', false],
  ['common.php?act=images_up', false],
  ['pay/pay_order.php?act=zz_pay', false],
  ['pay/pay_order.php?act=zz_pay', true],
])('SIGTERM during a transfer at %s (its answer is lost: %s): what is handed in is told', async (at, lost) => {
  const id = (await desk.unpaid(token)).order_id;
  const proof = join(desk.dir, 'proof.png');
  writeFileSync(proof, dot);
  const words = ['pay', id, '--method', 'transfer', '--proof', proof];
  const { exit, said } = await ended({ words, at, reason: 'terminated', lost });
  const subject = { order_id: id, type: '1' } as const;
  // Without a proof the shop refuses to tell of one.
  const handedIn = await desk.standIn.ask(payTransfer.getZzStatus, subject, token).then(
    () => true,
    () => false,
  );
  expect(handedIn).toBe(at.includes('zz_pay'));
  expect(exit, said).toBe(handedIn ? 0 : 143);
});

test.each(['pay/pay_order.php?act=yz_pay', 'pay/pay_order.php?act=zx_pay', 'pay/pay_cx.php?act=get_status'])(
  'SIGTERM at %s, when the balance pays a part: what it reserved is released',
  async (at) => {
    // More than the balance.
    const id = (await desk.unpaid(token, 900)).order_id;
    const before = await balance();
    const words = ['pay', id, '--method', 'wechat', '--use-balance'];
    const { exit, said } = await ended({ words, at, reason: 'terminated' });
    expect([exit, await isPaid(id), await balance()], said).toEqual([143, false, before]);
  },
);
