import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atTerminal } from '#cli/frame/testing/terminal.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { order } from '#shared/contract/order.ts';
import { type Desk, openDesk } from './desk.ts';

// Two members, two terminals, one folder of settings: who logs in here orders nothing there.
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await saveProfile(desk.config, desk.local);
});
beforeEach(() => rmSync(join(desk.config, 'credentials.json'), { force: true }));
afterAll(() => desk.close());

const [ONE, TWO, THREE] = ['tab 1', 'tab 2', 'tab 3'];

const yaocang = (tab: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  desk.yaocang(words, { TERM_SESSION_ID: tab, ...env });
const who = async (tab: string, ...more: string[]) => {
  const { out } = await yaocang(tab, ['cart', 'list', '--json', ...more]);
  return (JSON.parse(out) as { member: { user_name: string } | null }).member?.user_name;
};
const ordersOf = async (user: string) => {
  const token = await desk.standIn.enter(user);
  return (await desk.standIn.ask(order.orderList, { is_start: true, lx: 'all' }, token)).data.length;
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
  const terminal = { ...desk.terminal({ TERM_SESSION_ID: ONE }, { columns: 100 }), stdin };
  const { err } = await desk.yaocang(words, {}, { terminal });
  expect(err).toContain('[local · yaodian]');
});
