import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { openRelay, type Relay } from './relay.ts';

// What fails says what to do next.
const config = mkdtempSync(join(tmpdir(), 'yaocang-next-'));
let standIn: TestShop;
let relay: Relay;

beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  relay = await openRelay(standIn.fetch);
  await saveProfile(config, { ...localProfile, base: relay.base });
  for (const user of ['weirenzheng', 'fanweiwai', 'yaodian']) await yaocang(['login', user]);
});
afterAll(async () => {
  await relay.close();
  await standIn.close();
  rmSync(config, { recursive: true, force: true });
});

async function yaocang(words: readonly string[], password: string = PASSWORD) {
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: config, YAOCANG_PASSWORD: password } });
  const exit = await run(words, { commands, groups, terminal, signal: new AbortController().signal });
  return { exit, ...terminal.written };
}

test.each<[words: readonly string[], exit: number, next: string]>([
  [['cart', 'add', '424242'], 7, 'yaocang search'],
  [['cart', 'add', '100002', '--num', '5', '--user', 'weirenzheng'], 7, 'verify show'],
  [['cart', 'add', '100002', '--num', '5', '--user', 'fanweiwai'], 7, 'scope show'],
  [['cart', 'set', '424242', '5'], 7, 'yaocang cart list'],
  [['cart', 'remove', '424242'], 7, 'yaocang cart list'],
  [['cart', 'remove', 'null'], 7, 'yaocang cart list'],
  [['favourite', 'remove', '424242', '--yes'], 7, 'yaocang favourite list'],
  [['topup', 'pay', '424242', '--method', 'wechat'], 7, 'yaocang topup log'],
  [['order', 'show', '424242'], 7, 'yaocang order list'],
  [['order', 'why', '424242'], 7, 'yaocang order list'],
  [['goods', '424242'], 7, 'yaocang search'],
  [['coupon', 'claim', '424242'], 7, 'yaocang coupon list'],
  [['article', 'show', '424242'], 7, 'yaocang article list'],
  [['transfer', 'show', '424242'], 7, 'order why'],
  [['transfer', 'show', '424242', '--topup'], 7, 'topup log'],
  [['transfer', 'withdraw', '424242', '--yes'], 7, 'order why'],
  [['pay', '424242', '--method', 'balance'], 7, 'yaocang order list'],
  [
    ['invoice', 'apply', '424242', '--title', 'a', '--tax-no', '91330100MA27ABCD09', '--email', 'a@b.cn'],
    7,
    'invoice list',
  ],
  [['order', 'confirm', '424242', '--yes'], 7, 'yaocang order list'],
  [['smoke', 'run', 'main-rod'], 2, 'main-road'],
])('%o ends with %i and names %s', async (words, exit, next) => {
  const failed = await yaocang(words);
  expect([failed.exit, failed.out]).toEqual([exit, '']);
  expect(failed.err.split('→ ')[1] ?? '').toContain(next);
});

test('a wrong password names the way to a new one', async () => {
  const { exit, err } = await yaocang(['login', 'shibai'], 'wrong');
  expect(exit).toBe(4);
  expect(err).toContain('yaocang password forgot');
});

test('an answer that is not as agreed names what compares all of them', async () => {
  relay.spoils = { 'cart.php?act=list': ({ data: _, ...answer }) => ({ ...answer, data: [{ cart_id: [] }] }) };
  const { exit, err } = await yaocang(['cart', 'list']);
  relay.spoils = {};
  expect([exit, err]).toEqual([9, expect.stringContaining('yaocang contract check')]);
});

test('env list tells the names of the headers', async () => {
  expect((await yaocang(['env', 'list', '--json'])).out).toContain('"token":"token"');
});
