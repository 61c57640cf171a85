import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { atTerminal, createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { order } from '#shared/contract/order.ts';
import { openRelay, type Relay } from './relay.ts';

// Two members, two terminals, one folder of settings: who logs in here orders nothing there.
const config = mkdtempSync(join(tmpdir(), 'yaocang-two-'));
const file = join(config, 'credentials.json');
let standIn: TestShop;
let relay: Relay;

beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  relay = await openRelay(standIn.fetch);
  await saveProfile(config, { ...localProfile, base: relay.base });
});
beforeEach(() => rmSync(file, { force: true }));
afterAll(async () => {
  await relay.close();
  await standIn.close();
  rmSync(config, { recursive: true, force: true });
});

const [ONE, TWO, THREE] = ['tab 1', 'tab 2', 'tab 3'];

async function yaocang(tab: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const where = { YAOCANG_CONFIG_DIR: config, YAOCANG_PASSWORD: PASSWORD, TERM_SESSION_ID: tab };
  const terminal = createTestTerminal({ env: { ...where, ...env } });
  const exit = await run(words, { commands, groups, terminal, signal: new AbortController().signal });
  return { exit, ...terminal.written };
}
const who = async (tab: string, ...more: string[]) => {
  const { out } = await yaocang(tab, ['cart', 'list', '--json', ...more]);
  return (JSON.parse(out) as { member: { user_name: string } | null }).member?.user_name;
};
const ordersOf = async (user: string) => {
  const token = await standIn.enter(user);
  return (await standIn.ask(order.orderList, { is_start: true, lx: 'all' }, token)).data.length;
};

test('a second login in another terminal does not turn the order of the first over to its member', async () => {
  await yaocang(ONE, ['login', 'yaodian']);
  await yaocang(ONE, ['cart', 'add', '100002', '--num', '5']);
  expect((await yaocang(TWO, ['login', 'feixianjie'])).exit).toBe(0);
  const before = [await ordersOf('yaodian'), await ordersOf('feixianjie')];
  const { exit, err, out } = await yaocang(ONE, ['order', 'submit']);
  expect(exit, err + out).toBe(0);
  expect(err.split('\n')[0]).toContain(' · yaodian ');
  expect([await ordersOf('yaodian'), await ordersOf('feixianjie')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('a terminal stays with the member that it began with; a new one takes who logged in last', async () => {
  await yaocang(ONE, ['login', 'yaodian']);
  // It has logged nobody in by itself.
  expect(await who(TWO)).toBe('yaodian');
  await yaocang(ONE, ['login', 'feixianjie']);
  expect([await who(ONE), await who(TWO), await who(THREE)]).toEqual(['feixianjie', 'yaodian', 'feixianjie']);
});

test('a member who logged out is followed by nobody', async () => {
  await yaocang(ONE, ['login', 'yaodian']);
  await yaocang(TWO, ['login', 'feixianjie']);
  await yaocang(TWO, ['logout']);
  expect([await who(ONE), await who(TWO), await who(THREE)]).toEqual(['yaodian', undefined, undefined]);
});

test('--user and YAOCANG_USER pick a member for one command; login switches, account logins lists', async () => {
  await yaocang(ONE, ['login', 'yaodian']);
  const entered = await yaocang(ONE, ['login', 'weirenzheng']);
  expect(entered.out).toContain('未认证');
  expect(entered.out).toContain('（weirenzheng）');
  expect(await who(ONE, '--user', 'yaodian')).toBe('yaodian');
  expect((await yaocang(ONE, ['whoami'], { YAOCANG_USER: 'yaodian' })).out).toContain('yaodian');
  expect(await who(ONE)).toBe('weirenzheng');
  const { out } = await yaocang(ONE, ['account', 'logins', '--json']);
  const { logins } = (JSON.parse(out) as { data: { logins: { user_name: string; current: boolean }[] } }).data;
  expect(logins.map(({ user_name, current }) => [user_name, current])).toEqual([
    ['yaodian', false],
    ['weirenzheng', true],
  ]);
  expect(out).not.toContain('token');
});

test('a user who is not logged in is no visitor and nobody else', async () => {
  await yaocang(ONE, ['login', 'yaodian']);
  for (const words of [
    ['cart', 'list'],
    ['search', '口罩'],
    ['order', 'submit'],
  ]) {
    const { exit, err } = await yaocang(ONE, [...words, '--user', 'feixianjie']);
    expect([exit, err], words.join(' ')).toEqual([4, expect.stringContaining('feixianjie 未登录')]);
    expect(err).toContain('yaocang account logins');
  }
});

test.each([
  [['favourite', 'remove', '100002']],
  // It asks before it opens the shop.
  [['transfer', 'withdraw', '1000001']],
])('a question names the shop and the member: %s', async (words) => {
  await yaocang(ONE, ['login', 'yaodian']);
  await yaocang(ONE, ['favourite', 'add', '100002']);
  const stdin = atTerminal(new PassThrough());
  (stdin as PassThrough).write('n\r');
  const env = { YAOCANG_CONFIG_DIR: config, TERM_SESSION_ID: ONE };
  const terminal = { ...createTestTerminal({ env, columns: 100 }), stdin };
  await run(words, {
    commands,
    groups,
    terminal,
    signal: new AbortController().signal,
  });
  expect(terminal.written.err).toContain('[local · yaodian]');
});
