import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { search } from '#shared/contract/search.ts';
import { hasTmux, openTerminal, type PseudoTerminal } from './support/pseudo-terminal.ts';
import { type Ordered, type StandIn, startStandIn } from './support/stand-in.ts';
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

/** Who logs in at which width: a minute has to pass before the same member is sent another message. */
const members = { 40: 'feixianjie', 80: 'liansuo2', 200: 'liansuo3' };

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

  test('a text message that may never arrive is asked about, and skipped by its key alone', async () => {
    await standIn.operate('settings', { settings: { chit_login: true, sms_delivery: 'undeliverable' } });
    await atEveryWidth(async (columns) => {
      const who = createPerson(standIn.base);
      const { shows, press, type, ended } = open(['login', members[columns]], columns, { who, env: secrets });
      const screen = await shows(/短信可能无法送达，是否跳过验证？/);
      for (const told of ['秒后可重新发送', '短信验证码: ', 's 跳过验证', 'Esc 放弃']) expect(screen).toContain(told);
      press('Enter');
      type('12x');
      await shows(/短信验证码: 12_/);
      type('s');
      const end = await ended();
      expect(end).toMatchObject({ exit: 0, cursor: true, echo: true });
      expect(end.screen).toMatch(/已跳过验证\n登录成功/);
      expect(end.screen).not.toContain('短信验证码');
    });
  });

  test('goods are picked with the arrows out of a long list and explained; stdout is data only', () =>
    atEveryWidth(async (columns) => {
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
    }));

  test('a message is waited for until a person says that it is there', async () => {
    const sender = createPerson(standIn.base);
    await standIn.operate('settings', { settings: { sms_delivery: 'waiting' } });
    expect((await sender.run(['sms', 'send', '--phone', '13800001000'])).exit).toBe(0);
    await atEveryWidth(async (columns) => {
      const { shows, press, ended } = open(['sms', 'wait'], columns, { who: sender });
      const screen = await shows(/剩余 0:\d\d/);
      expect(screen).toContain('> 短信发送中…');
      press('Enter');
      expect(await ended()).toMatchObject({ exit: 0, cursor: true });
    });
  });

  test('a poll counts its questions and the time; Ctrl-C ends it', () =>
    atEveryWidth(async (columns) => {
      const asked = ['poll', 'common', 'search_keywords', '--until', 'data.length>9999'];
      const { shows, press, ended } = open([...asked, '--every', '200ms', '--deadline', '1h'], columns);
      expect(await shows(/已查询 ([3-9]|\d\d)/)).toMatch(/剩余 (1:00:00|59:\d\d)/);
      press('C-c');
      expect(await ended()).toMatchObject({ exit: 130, cursor: true });
    }));

  test('a smoke run shows each walk with its step, and its lines at the end', async () => {
    // Quick walks would be over before anybody has looked.
    await standIn.operate('faults', { call: search.search.path, kind: 'latency', times: 0, ms: 400 });
    const words = ['smoke', 'run', 'visitor-home', 'visitor-search', '--jobs', '2', '--repeat', '2'];
    await atEveryWidth(async (columns) => {
      const { shows, ended } = open(words, columns);
      await shows(/^> visitor-[\s\S]*^[0-3]\/4 /m);
      const { exit, cursor, screen } = await ended();
      expect([exit, cursor], screen).toEqual([0, true]);
      expect(screen).not.toContain('4/4');
      expect(screen.match(/✓ /g)?.length).toBeGreaterThanOrEqual(4);
      // A line of the terminal may end within the sentence.
      expect(screen.replaceAll('\n', '')).toContain('4 遍通过');
    });
  });
});

describe.skipIf(!hasTmux)('a parcel (skipped without tmux)', () => {
  let order: Ordered;
  beforeAll(async () => {
    order = await standIn.unpaidOrder(MEMBER);
    await member.json(['pay', order.order_id, '--method', 'balance'], { env: secrets });
    await standIn.operate('ship', { order_sn: order.order_sn });
  });

  test('is followed: a step of its way appears, and q ends it', () =>
    atEveryWidth(async (columns) => {
      const track = ['order', 'track', order.order_id, '--watch', '--every', '500ms'];
      const { shows, press, ended } = open(track, columns);
      const screen = await shows(/已查询 ([2-9]|\d\d)/);
      expect(screen).toContain('> 包裹');
      expect(isWhole(screen.slice(0, screen.indexOf('已查询')), '> 包裹')).toBe(true);
      press('q');
      expect(await ended()).toMatchObject({ exit: 0, cursor: true });
    }));

  test('once received: stars are picked, and lines are claimed with how many pieces of each', async () => {
    const { order_id } = order;
    await member.json(['order', 'confirm', order_id]);
    const review = open(['review', 'add', order_id], 40);
    await review.shows(/5 {2}★★★★★/);
    review.press('Down', 'Enter');
    await review.shows(/评价: *$/m);
    review.type('效期新\r');
    expect(await review.ended()).toMatchObject({ exit: 0, screen: expect.stringContaining('评价成功') });
    const claim = open(['after-sales', 'apply', order_id, '--type', 'return'], 80);
    // Both lines are marked: the first one is not meant.
    await claim.shows(/> \[x\][\s\S]*1\/2 /);
    claim.press('Space', 'Enter');
    await claim.shows(/数量 \(1-4, 默认 4\): *$/m);
    claim.type('3\r');
    await claim.shows(/售后原因: *$/m);
    claim.type('包装破损\r');
    expect(await claim.ended()).toMatchObject({ exit: 0, cursor: true, echo: true });
    const { tables } = await standIn.operate('dump', { tables: ['services'] });
    expect(tables).toEqual({ services: [expect.objectContaining({ lines: [expect.objectContaining({ num: 3 })] })] });
  });
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

  test('an address is typed field by field, the region in three steps, lists and lines in turn', async () => {
    const { shows, press, type, ended } = open(['address', 'save'], 40);
    await shows(/\? 选择地址/);
    press('Enter');
    await shows(/收货人: *$/m);
    // Both at once, as who types fast does.
    type('王药师\r13800000000\r');
    await shows(/\? 选择省/);
    type('浙江');
    await shows(/1\/1 /);
    press('Enter');
    await shows(/市: *$/m);
    type('杭州市\r滨江区\r');
    await shows(/详细地址: *$/m);
    type('很长很长很长很长很长很长很长很长很长很长的路9号');
    press('Left', 'Enter');
    expect(await ended()).toMatchObject({ exit: 0, cursor: true, echo: true });
    expect((await member.run(['address', 'list'])).out).toMatch(/王药师 .*很长的路9号/);
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

  test('a coupon is claimed out of the list', async () => {
    const { shows, press, ended } = open(['coupon', 'claim'], 80);
    await shows(/\? 选择要领取的优惠券/);
    press('Enter');
    expect((await ended()).exit).toBe(0);
  });

  test('a CI that hands out a terminal is asked nothing', async () => {
    const { ended } = open(['address', 'remove'], 80, { env: { CI: 'true' } });
    expect(await ended()).toMatchObject({ exit: 2, screen: expect.stringContaining('yaocang address remove ID') });
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
