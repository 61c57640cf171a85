import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-trail-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function yaocang(...words: string[]) {
  const env = { YAOCANG_CONFIG_DIR: join(dir, 'config'), LANG: 'zh_CN.UTF-8' };
  const terminal = createTestTerminal({ env });
  const { signal } = new AbortController();
  const exit = await run(words, { commands, groups, terminal, signal });
  return { exit, out: terminal.written.out, err: terminal.written.err };
}

async function saved(...lines: string[]): Promise<string> {
  const file = join(dir, 'feedback.txt');
  await writeFile(file, ['付款一直失败，请帮我看看', '', ...lines].join('\n'));
  return file;
}

/** A member pays from the balance; the answer is lost, and so is the one to the question what came of it. */
const FAILED_PAYMENT = [
  '药仓操作记录 1 2026-11-22T14:20:31.120Z',
  '略 12',
  '0.0 启 375x812 微信',
  '0.4 调 common.php?act=init&device=wechat 成功 92ms',
  '0.9 页 /search?keywords=阿莫西林',
  '1.0 调 search.php?act=search&is_start=1&keywords=阿莫西林&only_kc=0&is_discount=0&is_yb=0&is_udi=0&sort=shop_price&order=ASC 成功 120ms data=9 brand_list=4 cat_list=2',
  '4.0 点 去支付',
  '4.1 窗 pay',
  '4.2 调 pay/pay_order.php?act=order_amount&order_id=999999&type=1 成功 88ms',
  '9.0 点 余额 ¥…',
  '9.1 调 pay/pay_order.php?act=yz_pay 成功 75ms',
  '9.2 调 pay/pay_order.php?act=ye_pay 超时 15000ms',
  '24.3 调 cart.php?act=list 成功 80ms 异data.0.price',
  '24.9 调 cart.php?act=list 成功 80ms',
  '25.0 调 user.php?act=re_yz&user_id=[隐] 成功 60ms',
  '25.3 示 数据请求失败！',
  '25.4 调 common.php?act=nothing 成功 5ms',
  '完 15',
];

test('a failed payment is told as a story with times, what failed first', async () => {
  const { exit, out } = await yaocang('trail', 'show', await saved(...FAILED_PAYMENT));
  expect(exit).toBe(0);
  expect(out).toContain('15 步');
  expect(out).toContain('更早的 12 步未附上');
  expect(out).toContain('失败的步骤：10');
  expect(out).toMatch(/ 10 {2}\d\d:\d\d:40 {2}请求 {2}pay\/pay_order\.php\?act=ye_pay {2}超时 {2}15000 ms/);
  expect(out).toMatch(/ 14 {2}\d\d:\d\d:56 {2}提示 {2}数据请求失败！/);
});

test('the same for a script', async () => {
  const { exit, out } = await yaocang('trail', 'show', await saved(...FAILED_PAYMENT), '--json');
  const { data } = JSON.parse(out) as { data: { steps: object[]; trouble: number[] } };
  expect(exit).toBe(0);
  expect(data).toMatchObject({ trouble: [10], left: 12, unread: 0, whole: true });
  expect(data.steps[9]).toEqual({
    n: 10,
    time: '2026-11-22T14:20:40.320Z',
    kind: 'call',
    what: 'pay/pay_order.php?act=ye_pay',
    outcome: 'timeout',
    lists: {},
    odd: [],
    ms: 15_000,
  });
});

test.each([
  ['no trail', ['付款卡住了'], '没有操作记录'],
  ['of a newer shop', ['药仓操作记录 9 2026-11-22T14:20:31.120Z', '0.0 页 /'], '更新'],
  ['without a step', ['药仓操作记录 1 2026-11-22T14:20:31.120Z', '完 0'], '没有一步'],
])('a file that is %s is refused with the reason', async (_, lines, words) => {
  const file = await saved(...lines);
  const { exit, err } = await yaocang('trail', 'show', file);
  expect([exit, err]).toEqual([2, expect.stringContaining(words)]);
  expect((await yaocang('trail', 'show', join(dir, 'missing.txt'))).exit).toBe(2);
});

test('a trail that Notepad saved in GBK, or with a byte order mark, is read like any other', async () => {
  const file = join(dir, 'gbk.txt');
  // 药仓操作记录 … 页 /cart: what GBK makes of it.
  const gbk = [0xd2, 0xa9, 0xb2, 0xd6, 0xb2, 0xd9, 0xd7, 0xf7, 0xbc, 0xc7, 0xc2, 0xbc];
  const rest = Buffer.from(' 1 2026-11-22T14:20:31.120Z\r\n0.0 ', 'ascii');
  const screen = [0xd2, 0xb3, ...Buffer.from(' /cart\r\n', 'ascii'), 0xcd, 0xea, ...Buffer.from(' 1\r\n', 'ascii')];
  for (const bytes of [
    Buffer.concat([Buffer.from(gbk), rest, Buffer.from(screen)]),
    Buffer.from(`\ufeff${FAILED_PAYMENT.join('\r\n')}`),
  ]) {
    await writeFile(file, bytes);
    const { exit, out } = await yaocang('trail', 'show', file);
    expect([exit, out]).toEqual([0, expect.stringMatching(/页面 {2}\/cart|15 步/)]);
  }
});

test('a damaged trail is told as far as it can be read', async () => {
  const { exit, out } = await yaocang('trail', 'show', await saved(...FAILED_PAYMENT.slice(0, 6), '坏行'));
  expect(exit).toBe(0);
  expect(out).toContain('1 行无法识别');
  expect(out).toContain('末尾不完整');
});
