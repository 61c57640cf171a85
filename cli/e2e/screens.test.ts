import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasTmux, openTerminal, type PseudoTerminal } from './support/pseudo-terminal.ts';
import { type StandIn, startStandIn } from './support/stand-in.ts';
import { createPerson, forgetPeople, type Person } from './support/yaocang.ts';

// Every run is a process of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let standIn: StandIn;
let member: Person;
let terminal: PseudoTerminal | undefined;
const secrets = { YAOCANG_PASSWORD: 'Yaocang2026', YAOCANG_PAY_PASSWORD: '246810' };

beforeAll(async () => {
  standIn = await startStandIn();
  member = createPerson(standIn.base);
  await member.run(['login', 'liansuo'], { env: secrets });
});
afterEach(() => {
  terminal?.close();
  terminal = undefined;
});
afterAll(async () => {
  forgetPeople();
  await standIn?.end();
});

/** The tool in a terminal, as somebody who is logged in. */
function open(words: readonly string[], columns: number, { who = member, env = {}, out = '' } = {}): PseudoTerminal {
  const around = { YAOCANG_CONFIG_DIR: who.dir, ...env };
  const opened = openTerminal(['--base', standIn.base, ...words], {
    columns,
    env: around,
    ...(out === '' ? {} : { out }),
  });
  terminal = opened;
  return opened;
}

/** A picture whose lines were broken by the terminal would have lines that begin with something else. */
const isWhole = (screen: string, from: string): boolean =>
  screen
    .slice(screen.indexOf(from))
    .split('\n')
    .every((line) => line === '' || /^([?>·✓✗] | {2})/.test(line));

const cheapest = ['--stock', '--sort', 'shop_price', '--order', 'ASC', '--limit', '9'];
async function order(): Promise<{ order_id: string; order_sn: string }> {
  const { goods } = (await member.json(['search', 'all', ...cheapest])).data;
  await member.json(['cart', 'add', `${goods.find(({ lx }) => lx === '0')?.goods_id}`, '--yes']);
  return (await member.json(['order', 'submit'])).data;
}

describe.skipIf(!hasTmux).each([40, 80, 200])('in a terminal of %i columns (skipped without tmux)', (columns) => {
  test('an account is found by typing and switched to', async () => {
    const who = createPerson(standIn.base);
    await who.run(['login', 'liansuo'], { env: secrets });
    const { shows, press, type, ended } = open(['account', 'switch'], columns, { who, env: { NO_COLOR: '1' } });
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
    expect(terminal?.screen(true)).not.toMatch(/\[3\dm/);
    expect((await who.json(['whoami'])).data).toMatchObject({ user_name: 'liansuo2' });
  });

  test.each(['Escape', 'C-c'])('%s gives up: exit 130, nothing done, the cursor back', async (key) => {
    const { shows, press, ended } = open(['address', 'remove'], columns);
    await shows(/1\/\d/);
    press(key);
    expect(await ended()).toMatchObject({ exit: 130, cursor: true });
  });

  test('goods are picked with the arrows out of a long list and explained; stdout is data only', async () => {
    const out = join(member.dir, `explained-${columns}.txt`);
    const { shows, press, ended } = open(['search', 'all', '--limit', '60', '--pick'], columns, { out });
    const list = await shows(/1\/60/);
    expect(isWhole(list, '? ')).toBe(true);
    press('Down', 'Down', 'Up', 'NPage', 'Up');
    const id = /^> (\d+)/m.exec(await shows(/16\/60/))?.[1];
    press('Enter');
    expect((await ended()).exit).toBe(0);
    const told = readFileSync(out, 'utf8');
    expect(told).toMatch(new RegExp(`^编号 +${id}$`, 'm'));
    expect(told).not.toContain('\u001b');
  });

  test('a message is waited for until a person says that it is there', async () => {
    const who = createPerson(standIn.base);
    await standIn.operate('settings', { settings: { sms_delivery: 'waiting' } });
    await who.run(['sms', 'send', '--phone', `1380000${1000 + columns}`]);
    const { shows, press, ended } = open(['sms', 'wait'], columns, { who });
    const screen = await shows(/剩余 0:\d\d/);
    expect(screen).toContain('> 短信发送中…');
    press('Enter');
    expect(await ended()).toMatchObject({ exit: 0, cursor: true });
  });

  test('a poll counts its questions and the time; Ctrl-C ends it', async () => {
    const { shows, press, ended } = open(
      ['poll', 'common', 'search_keywords', '--until', 'data.length>9999', '--every', '100ms', '--deadline', '1h'],
      columns,
    );
    expect(await shows(/已查询 [3-9]/)).toMatch(/剩余 (59|1:00:00|\d\d):?/);
    press('C-c');
    expect(await ended()).toMatchObject({ exit: 130, cursor: true });
  });

  test('a smoke run shows each walk with its step, and its lines at the end', async () => {
    const words = [
      'smoke',
      'run',
      'security-question',
      'visitor-home',
      'visitor-search',
      '--jobs',
      '3',
      '--repeat',
      '4',
    ];
    const { shows, ended } = open(words, columns);
    await shows(/\d+\/12 /);
    const { exit, cursor, screen } = await ended();
    expect([exit, cursor], screen).toEqual([0, true]);
    expect(screen).not.toContain('12/12');
    expect(screen.match(/✓ /g)?.length).toBeGreaterThan(5);
    expect(screen).toContain('12 遍全部通过');
  });
});

describe.skipIf(!hasTmux)('in a terminal (skipped without tmux)', () => {
  test('a parcel is followed: a step of its way appears, and q ends it', async () => {
    const { order_id, order_sn } = await order();
    await member.json(['pay', order_id, '--method', 'balance'], { env: secrets });
    await standIn.operate('ship', { order_sn });
    for (const columns of [40, 80, 200]) {
      const { shows, press, ended, close } = open(['order', 'track', order_id, '--watch', '--every', '1s'], columns);
      const screen = await shows(/已查询 [2-9]/);
      expect(screen).toContain('> 包裹');
      expect(isWhole(screen.slice(0, screen.indexOf('已查询')), '> 包裹')).toBe(true);
      press('q');
      expect(await ended()).toMatchObject({ exit: 0, cursor: true });
      close();
    }
  });

  test('an order asks for its address unless a flag says it', async () => {
    for (const street of ['示例路1号', '示例路2号']) {
      const at = ['--province', '浙江省', '--city', '杭州市', '--street', street];
      await member.json(['address', 'save', '--consignee', '李店长', '--phone', '13800000000', ...at]);
    }
    const { goods } = (await member.json(['search', 'all', ...cheapest])).data;
    await member.json(['cart', 'add', `${goods.find(({ lx }) => lx === '0')?.goods_id}`, '--yes']);
    const { shows, press, ended } = open(['order', 'submit', '--coupon', 'none'], 80);
    await shows(/\? 收货地址/);
    press('Down', 'Enter');
    const end = await ended();
    expect([end.exit, end.screen]).toEqual([0, expect.stringContaining('yaocang pay')]);
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

  test('a coupon is claimed out of the list', async () => {
    const { shows, press, ended } = open(['coupon', 'claim'], 80);
    await shows(/\? 领取优惠券/);
    press('Enter');
    expect((await ended()).exit).toBe(0);
  });

  test('a CI that hands out a terminal is asked nothing', async () => {
    const { ended } = open(['address', 'remove'], 80, { env: { CI: 'true' } });
    expect(await ended()).toMatchObject({ exit: 2, screen: expect.stringContaining('yaocang address remove ID') });
  });
});

test.each([
  [['account', 'switch'], 'yaocang account switch USER'],
  [['address', 'remove'], 'yaocang address remove ID'],
  [['address', 'save', '--default'], '--consignee'],
  [['coupon', 'claim'], 'yaocang coupon claim ID'],
  [['search', 'all', '--pick'], 'yaocang goods ID'],
])('outside a terminal %j is refused, and names what says it', async (words, named) => {
  const { exit, err } = await member.run(words);
  expect([exit, err]).toEqual([2, expect.stringContaining(named)]);
  expect(err).not.toContain('\u001b');
  expect(await member.json(words)).toMatchObject({ exit: 2, code: 'usage' });
});
