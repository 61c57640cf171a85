import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { listenIn, type Parrot } from './listening.ts';

// A whole shop, and many runs against it.
vi.setConfig({ testTimeout: 60_000 });

let standIn: TestShop;
let shop: Parrot;
let dir = '';
/** What went to the shop: method and address. */
const sent: string[] = [];

beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  const heard: typeof fetch = (url, init) => {
    sent.push(new URL(String(url)).pathname.slice('/api/'.length) + new URL(String(url)).search);
    return standIn.fetch(url, init);
  };
  shop = await listenIn(LOOPBACK, heard, { silent: true });
  dir = await mkdtemp(join(tmpdir(), 'yaocang-trail-'));
});
beforeEach(async () => {
  sent.length = 0;
  await standIn.operate('faults', { clear: true });
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
  await rm(dir, { recursive: true, force: true });
});

/** Runs the tool; whoever it is to read as has the password of all. */
async function yaocang(...words: string[]) {
  const env = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_CONFIG_DIR: join(dir, 'config'), LANG: 'zh_CN.UTF-8' };
  const terminal = createTestTerminal({ env });
  const { signal } = new AbortController();
  const exit = await run(['--base', shop.base, ...words], { commands, groups, terminal, signal });
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

test('its reading calls are walked with another member, once each; nothing that acts is sent', async () => {
  const file = await saved(...FAILED_PAYMENT);
  const { exit, out, err } = await yaocang('trail', 'replay', file, '--as', 'feixianjie', '--json');
  const { data } = JSON.parse(out) as {
    data: { calls: { at: number; call: string; state: string; because?: string; differences: object[] }[] };
  };
  expect(data.calls.map(({ at, state, because }) => [at, state, because])).toEqual([
    [2, 'same', undefined],
    [4, 'same', undefined],
    [7, 'different', undefined],
    [9, 'skipped', 'a login is no reading call'],
    [10, 'skipped', 'what acts is never replayed'],
    [11, 'different', undefined],
    [12, 'skipped', 'asked already as 11'],
    [13, 'skipped', 'the trail hides what was asked'],
    [15, 'skipped', 'no declared call'],
  ]);
  expect(data.calls[2]?.differences).toEqual([
    { path: 'outcome', kind: 'envelope', was: 'ok', is: expect.stringMatching(/^refused \d+$/) },
  ]);
  expect(exit).toBe(9);
  expect(err).toContain('≠ 7  pay/pay_order.php?act=order_amount');
  // A person reads it in the language of the run; a script reads it as it is.
  for (const words of ['登录不是读取', '会改动数据的请求从不重放', '与第 11 步相同', '结果 outcome: 成功 → 被拒']) {
    expect(err).toContain(words);
  }
  expect(err).not.toMatch(/never replayed|as declared/);
  const search = sent.find((each) => each.startsWith('search.php'));
  expect(new URLSearchParams(search).get('keywords')).toBe('阿莫西林');
  expect(new URLSearchParams(search).get('brand')).toBe('');
  expect(sent.filter((each) => /ye_pay|yz_pay/.test(each))).toEqual([]);
  // Whoever it was read as is not logged in afterwards.
  expect((await yaocang('whoami')).exit).toBe(4);
});

test('where the answers do not differ, the run ends well', async () => {
  const file = await saved(...FAILED_PAYMENT.filter((line) => !/order_amount|cart\.php/.test(line)));
  const { exit, out } = await yaocang('trail', 'replay', file, '--as', 'feixianjie');
  expect([exit, out.trim()]).toEqual([0, '2 个调用与录制一致，跳过 4 个']);
});

test('a network that fails now is told as such', async () => {
  const file = await saved(FAILED_PAYMENT[0] ?? '', '0.4 调 cart.php?act=list 成功 9ms', '完 1');
  await yaocang('login', 'yaodian');
  await standIn.operate('faults', { call: 'cart.php?act=list', kind: 'html_502', times: 20 });
  const { exit, err } = await yaocang('trail', 'replay', file);
  expect(err).toContain('状态502');
  expect(exit).toBe(6);
  await yaocang('logout');
});

test.each([
  ['no trail', ['付款卡住了'], 'yaocang'],
  ['of a newer shop', ['药仓操作记录 9 2026-11-22T14:20:31.120Z', '0.0 页 /'], '更新'],
  ['without a step', ['药仓操作记录 1 2026-11-22T14:20:31.120Z', '完 0'], '没有一步'],
])('a file that is %s is refused before anything is sent', async (_, lines, words) => {
  const file = await saved(...lines);
  for (const command of ['show', 'replay']) {
    const { exit, err } = await yaocang('trail', command, file);
    expect([exit, err]).toEqual([2, expect.stringContaining(words === 'yaocang' ? '没有操作记录' : words)]);
  }
  expect((await yaocang('trail', 'show', join(dir, 'missing.txt'))).exit).toBe(2);
  expect(sent).toEqual([]);
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
