import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasTmux, openTerminal, type PseudoTerminal } from './support/pseudo-terminal.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MEMBER = 'liansuo';
let standIn: StandIn;
let member: Person;
const opened: PseudoTerminal[] = [];
const secrets = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_PAY_PASSWORD: '246810' };

beforeAll(async () => {
  standIn = await startStandIn();
  member = createPerson(standIn.base);
  await member.json(['login', MEMBER], { env: secrets });
});
afterEach(async () => {
  for (const terminal of opened.splice(0)) terminal.close();
  await standIn.operate('faults', { clear: true });
  await standIn.operate('settings', { settings: { chit_login: false, sms_delivery: 'delivered' } });
});
afterAll(async () => {
  forgetPeople();
  await standIn?.end();
});

/** The tool in a terminal, as somebody who is logged in. */
function open(words: readonly string[], columns: number, { who = member, env = {}, out = '' } = {}): PseudoTerminal {
  const around = { YAOCANG_CONFIG_DIR: who.dir, ...env };
  const terminal = openTerminal(['--base', standIn.base, ...words], {
    columns,
    env: around,
    ...(out === '' ? {} : { out }),
  });
  opened.push(terminal);
  return terminal;
}

/** Looks at the same in terminals of 40, 80 and 200 columns, which stand side by side. */
async function atEveryWidth(look: (columns: 40 | 80 | 200) => Promise<void>): Promise<void> {
  const told = (columns: number) => (cause: Error) => {
    throw new Error(`at ${columns} columns: ${cause.message}`, { cause });
  };
  await Promise.all(([40, 80, 200] as const).map((columns) => look(columns).catch(told(columns))));
}

/** A picture whose lines were broken by the terminal would have lines that begin with something else. */
const isWhole = (screen: string, from: string): boolean =>
  screen
    .slice(screen.indexOf(from))
    .split('\n')
    .every((line) => line === '' || /^([?>·✓✗] | {2})/.test(line));

describe.skipIf(!hasTmux)('in a terminal of 40, 80 and 200 columns (skipped without tmux)', () => {
  test('an account is found by typing and switched to', () =>
    atEveryWidth(async (columns) => {
      const who = createPerson(standIn.base, member);
      const { screen, shows, press, type, ended } = open(['account', 'switch'], columns, {
        who,
        env: { NO_COLOR: '1' },
      });
      const first = await shows(/1\/\d/);
      expect(isWhole(first, '? ')).toBe(true);
      expect(first).toMatch(/^> /m);
      type('liansuo2');
      expect(await shows(/1\/1/)).toMatch(columns > 40 ? /^> .*liansuo2/m : /^> /m);
      press('Enter');
      const end = await ended();
      expect([end.exit, end.cursor]).toEqual([0, true]);
      expect(end.screen).toContain('登录成功');
      expect(end.screen).not.toContain('> ');
      expect(await screen(true)).not.toMatch(/\[3\dm/);
      expect((await who.json(['whoami'])).data).toMatchObject({ user_name: 'liansuo2' });
    }));

  test('a poll tells its state in lines; Ctrl-C ends it', () =>
    atEveryWidth(async (columns) => {
      const asked = ['poll', 'common', 'search_keywords', '--until', 'data.length>9999'];
      const { shows, press, ended } = open([...asked, '--every', '200ms', '--deadline', '1h'], columns);
      await shows(/等待 common\.php/);
      press('C-c');
      expect(await ended()).toMatchObject({ exit: 130, cursor: true });
    }));
});

describe.skipIf(!hasTmux)('in a terminal (skipped without tmux)', () => {
  test.each([
    ['Escape', 40],
    ['C-c', 200],
  ])('%s gives up: exit 130, nothing done, the cursor back', async (key, columns) => {
    const { shows, press, ended } = open(['address', 'remove'], columns);
    await shows(/1\/\d/);
    press(key);
    expect(await ended()).toMatchObject({ exit: 130, cursor: true, echo: true });
  });

  test('an order asks for its address unless a flag says it', async () => {
    const at = ['--province', '浙江省', '--city', '杭州市', '--street', '示例路2号'];
    await member.json(['address', 'save', '--consignee', '李店长', '--phone', '13800000000', ...at]);
    const { order_id } = await standIn.unpaidOrder(MEMBER);
    await member.json(['order', 'again', order_id]);
    const { shows, press, ended } = open(['order', 'submit', '--coupon', 'none'], 80);
    await shows(/\? 选择收货地址/);
    press('Down', 'Enter');
    const end = await ended();
    expect([end.exit, end.screen]).toEqual([0, expect.stringMatching(/yaocang .*\bpay \d/)]);
  });

  test('after a list a question can still be asked', async () => {
    const { shows, press, type, ended } = open(['address', 'remove'], 80);
    await shows(/1\/\d/);
    type('示例路2号');
    await shows(/1\/1/);
    press('Enter');
    await shows(/\(y\/N\)/);
    type('y');
    press('Enter');
    expect((await ended()).exit).toBe(0);
    expect((await member.run(['address', 'list'])).out).not.toContain('示例路2号');
  });

  test('an order and how it is paid are picked; the list follows the size of the terminal', async () => {
    const { order_id } = await standIn.unpaidOrder(MEMBER);
    const { shows, press, resize, type, ended } = open(['pay'], 120, { env: secrets });
    await shows(/\? 选择订单/);
    type(order_id);
    await shows(/1\/1 /);
    press('Enter');
    await shows(/\? 选择支付方式[\s\S]*1\/4 /);
    resize(40, 10);
    const low = await shows(/^.{0,39}余额支付.*\n[\s\S]*1\/4 /m);
    expect(low.match(/\? 选择支付方式/g)).toHaveLength(1);
    press('Enter');
    expect(await ended()).toMatchObject({ exit: 0, cursor: true, screen: expect.stringContaining('支付成功') });
  });

  test('a text message that may never arrive is asked about in a line, and skipped by a key', async () => {
    await standIn.operate('settings', { settings: { chit_login: true, sms_delivery: 'undeliverable' } });
    const who = createPerson(standIn.base);
    const { shows, type, ended } = open(['login', 'feixianjie'], 80, { who, env: secrets });
    await shows(/是否跳过验证？ s 跳过 w 等待 r 重发: *$/m);
    type('s\r');
    const end = await ended();
    expect(end).toMatchObject({ exit: 0, cursor: true, echo: true });
    expect(end.screen).toMatch(/登录成功/);
  });

  test('a CI that hands out a terminal is asked nothing', async () => {
    const { ended } = open(['address', 'remove'], 80, { env: { CI: 'true' } });
    expect(await ended()).toMatchObject({ exit: 2, screen: expect.stringMatching(/yaocang .* address\s+remove ID/) });
  });
});

test('outside a terminal a message that may never arrive ends the login, unless a flag decides', async () => {
  const who = createPerson(standIn.base);
  await standIn.operate('settings', { settings: { chit_login: true, sms_delivery: 'undeliverable' } });
  const words = ['login', 'fanweiwai', '--sms', 'file:/nowhere'];
  const refused = await who.run(words, { env: secrets });
  expect([refused.exit, refused.err]).toEqual([7, expect.stringContaining('--sms-undeliverable')]);
  await standIn.operate('clock', { advance_ms: 61_000 });
  const { exit, err } = await who.run([...words, '--sms-undeliverable', 'skip'], { env: secrets });
  expect([exit, err]).toEqual([0, expect.stringContaining('已跳过验证')]);
});

test.each([
  [['account', 'switch'], /yaocang .*account switch USER/],
  [['address', 'remove'], /yaocang .*address remove ID/],
  [['address', 'save', '--default'], /--consignee/],
])('outside a terminal %j is refused, and names what says it', async (words, named) => {
  const { exit, err } = await member.run(words);
  expect([exit, err]).toEqual([2, expect.stringMatching(named)]);
  expect(err).not.toContain('\u001b');
  expect(await member.json(words)).toMatchObject({ exit: 2, code: 'usage' });
});
