import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { savedLogin } from '#cli/parts/login.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import type { SmokeReport } from '#cli/prove/report/findings.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Har } from '#cli/shop/har/testing/recorded.ts';
import { loadLogin, saveLogin } from '#cli/shop/logins.ts';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import type { Context } from '#fixtures/backend/server/handler.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import * as tables from '#fixtures/store/schema.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { goods } from '#shared/contract/goods.ts';
import { images } from '#shared/contract/images.ts';
import { login } from '#shared/contract/login.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { wordsOf } from '../examples.ts';
import { accountRows } from './account-rows.ts';
import { type BadLine, type Loss, losses, openBadLine } from './bad-line.ts';
import { buyingRows } from './buying-rows.ts';
import { memberRows } from './member-rows.ts';
import type { Row, Stage } from './row.ts';
import { lineInCart } from './scenes.ts';

// Every command that acts, with its answer lost: it is sent once, and what is told is what the shop shows. Waiting takes no
// time here, only the clock goes on.
vi.mock('#shared/flows/clock.ts', async (original) => {
  let ahead = 0;
  const wait = async (ms: number, signal?: AbortSignal) => {
    ahead += ms;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  };
  return { ...(await original<object>()), realClock: { now: () => Date.now() + ahead, wait } };
});

/** `npm run proof` loses each answer in every way; `npm test` in one of them, in turn. */
const thorough = process.env.THOROUGH === '1';
const lossesOf = (row: Row): readonly Loss[] =>
  losses.filter((_, at) => thorough || at === rows.indexOf(row) % losses.length);

/** The same for what is not a row: the first ways that `npm test` takes differ. */
const lossesAt = (at: number): readonly Loss[] => (thorough ? losses : losses.slice(at % losses.length).slice(0, 1));

const rows: readonly Row[] = [...buyingRows, ...memberRows, ...accountRows];

const dir = mkdtempSync(join(tmpdir(), 'yaocang-lost-'));
const picture = join(dir, 'picture.png');
const env = {
  YAOCANG_CONFIG_DIR: join(dir, 'config'),
  YAOCANG_PASSWORD: PASSWORD,
  YAOCANG_PAY_PASSWORD: '246810',
  YAOCANG_NEW_PASSWORD: PASSWORD,
  YAOCANG_SECURITY_ANSWER: '2016',
  YAOCANG_NEW_ANSWER: '2016',
};
let standIn: TestShop;
let line: BadLine;
let profile: Profile;
beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  line = await openBadLine(LOOPBACK, standIn.fetch);
  profile = { ...localProfile, name: 'bad', base: line.base };
  await saveProfile(env.YAOCANG_CONFIG_DIR, profile);
  writeFileSync(picture, dot);
});
afterAll(async () => {
  await line.close();
  await standIn.close();
  rmSync(dir, { recursive: true, force: true });
});

interface JsonOutput {
  readonly exit: number;
  readonly error: { readonly message: string; readonly next: string | null } | null;
}

async function ran(words: readonly string[], terminal = createTestTerminal({ env })): Promise<number> {
  const { signal } = new AbortController();
  return run(words, { commands, groups, terminal, signal });
}

async function yaocang(...words: readonly string[]): Promise<JsonOutput> {
  const terminal = createTestTerminal({ env });
  const exit = await ran([...words, '--env', 'bad', '--json'], terminal);
  return { exit, error: (JSON.parse(terminal.written.out) as JsonOutput).error };
}

let numbers = 1000;

/** The shop as a member sees it, with a login that the tool does not know of unless it is the row's. */
async function stageOf(user: string, isKept = false): Promise<Stage> {
  const entered = user === '' ? undefined : await enter(user);
  const token = entered?.token ?? '';
  if (isKept) await saveLogin(env.YAOCANG_CONFIG_DIR, profile, entered && savedLogin(user, entered));
  const operate: Stage['operate'] = async (action, body = {}) => (await standIn.operate(action, body)).json() as never;
  const mine = eq(members.user_name, user);
  return {
    ask: (call, args) => standIn.ask(call, args, token),
    refusal: async (call, args) => standIn.refusal(call, args, token).catch(() => ''),
    as: (other) => stageOf(other),
    operate,
    yaocang,
    savedUser: async () => (await loadLogin(env.YAOCANG_CONFIG_DIR, profile))?.user_name,
    hand: {
      takePayPassword: () => inShop((db) => db.update(members).set({ pay_password: null }).where(mine)),
      bindWechat: () => inShop((db) => db.update(members).set({ openid: 'o1' }).where(mine)),
      unverify: () => inShop((db) => db.update(members).set({ yz: 0 }).where(mine)),
      forgetSignIns: () => inShop((db) => db.delete(tables.dailySignIns)),
      forgetLikes: () => inShop((db) => db.delete(tables.articleLikes)),
      soldOutGoods: () =>
        inShop(async (db) => {
          const { goods_id, goods_number } = tables.goods;
          const [first] = await db.select({ goods_id }).from(tables.goods).where(lte(goods_number, 0)).limit(1);
          return first?.goods_id ?? '';
        }),
    },
    picture,
    fresh: () => numbers++,
  };
}

const { members } = tables;
const inShop = <T>(task: (db: Context['db']) => Promise<T>): Promise<T> =>
  standIn.shop.act(LOOPBACK, ({ db }) => task(db));
const enter = (user_name: string) =>
  standIn.ask(login.login, { user_name, password: PASSWORD, openid: '', log_bs: 'test', yz_chit: '' });

const arrived = ({ path }: { readonly path: string }): number => line.arrived.filter((each) => each === path).length;

// The smoke runs come first: they buy what they find, and the rows below leave the shop hours later.
test.each([
  ['smoke run', 'smoke run main-road --irreversible', buy.submit, lossesAt(0)],
  ['smoke run', 'smoke run main-road --irreversible', buy.addToCart, lossesAt(1)],
  ['smoke run (money)', 'smoke run main-road --irreversible', payOrder.yePay, lossesAt(2)],
])('%s sends no act again, and ends as unknown', async (_, words, act, ways) => {
  for (const how of ways) {
    await standIn.operate('clock', { advance_ms: 61_000 });
    line.arrived.length = 0;
    line.loses = { path: act.path, how };
    const { exit, error } = await yaocang(...words.split(' '));
    line.loses = undefined;
    expect([how, exit, arrived(act)], error?.message).toEqual([how, 10, 1]);
  }
});

test('a reading is asked again, and each try stands in the recording and in the report', async () => {
  const [har, json] = [join(dir, 'tries.har'), join(dir, 'tries.json')];
  line.arrived.length = 0;
  line.loses = { path: goods.info.path, how: '503', times: 2 };
  const words = ['smoke', 'run', 'main-road', '--irreversible', '--record', har, '--report', `json=${json}`];
  const { exit, error } = await yaocang(...words);
  line.loses = undefined;
  const { log } = JSON.parse(readFileSync(har, 'utf8')) as Har;
  const tries = log.entries.filter(({ request }) => request.url.includes(goods.info.path));
  const asked = tries.map(({ response }) => response.status);
  expect([exit, asked.slice(0, 3)], error?.message).toEqual([0, [503, 503, 200]]);
  const { runs } = JSON.parse(readFileSync(json, 'utf8')) as SmokeReport;
  expect(runs.flatMap(({ steps }) => steps.flatMap(({ repeated = [] }) => repeated))).toEqual([2]);
});

describe.each(rows.map((row) => [row.command, row.act.path, row] as const))('%s (%s)', (_, path, row) => {
  test.each(lossesOf(row))('lost: %s', async (how) => {
    await standIn.operate('clock', { advance_ms: 61_000 });
    const stage = await stageOf(row.user ?? 'yaodian', true);
    const { words, happened } = await row.scene(stage);
    expect(await happened()).toBe(false);
    line.arrived.length = 0;
    line.loses = { path, how };
    const { exit, error } = await yaocang(...words);
    line.loses = undefined;
    expect(line.arrived.filter((each) => each === path)).toEqual([path]);
    expect([exit, error]).toEqual([row.exits[how], exit === 0 ? null : expect.anything()]);
    if (exit === 0) expect(await happened()).toBe(true);
    else if (exit !== 10) expect(await happened()).toBe(false);
    else expect(error?.next).toBeTruthy();
  });
});

test('a picture whose answer is lost fails what it was for, which is not sent', async () => {
  await stageOf('yaodian', true);
  for (const how of losses) {
    line.arrived.length = 0;
    line.loses = { path: images.imagesUp.path, how };
    const { exit } = await yaocang('feedback', 'send', '话', '--image', picture);
    line.loses = undefined;
    expect([exit, arrived(images.imagesUp), arrived(feedback.up)]).toEqual([
      how === 'before' || how === 'after' ? 6 : 7,
      1,
      0,
    ]);
  }
});

test('call makes any call once, and names what tells the truth', async () => {
  const stage = await stageOf('yaodian', true);
  for (const how of losses) {
    const id = await lineInCart(stage);
    line.arrived.length = 0;
    line.loses = { path: cart.delNum.path, how };
    const { exit, error } = await yaocang('call', 'cart', 'del_num', '--arg', `id_list=${id}`);
    line.loses = undefined;
    expect([exit, arrived(cart.delNum)]).toEqual([10, 1]);
    expect(error?.next).toContain('yaocang --env bad cart list');
  }
});

// Half an answer is an answer that is not as it was recorded.
test('a replay sends no act again', async () => {
  const stage = await stageOf('yaodian', true);
  const [har, id] = [join(dir, 'cart.har'), await lineInCart(stage)];
  await yaocang('cart', 'set', id, '20', '--record', har);
  for (const how of losses) {
    line.arrived.length = 0;
    line.loses = { path: cart.upNum.path, how };
    const { exit } = await yaocang('replay', har);
    line.loses = undefined;
    expect([how, exit, arrived(cart.upNum)]).toEqual([how, how === 'truncated' ? 9 : 10, 1]);
  }
});

const withoutRow = commands.filter(
  ({ name }) => !rows.some(({ command }) => command === name) && !/^(call|smoke run|replay|sandbox .*)$/.test(name),
);

test.each(withoutRow.map((command) => [command.name, command] as const))(
  '%s has no row, sends nothing that acts and asks nothing first',
  async (_name, command) => {
    await stageOf('yaodian', true);
    line.arrived.length = 0;
    // It would write its file here.
    const out = command.name === 'support-bundle' ? ['--out', join(dir, 'bundle.json')] : [];
    const exit = await ran([...wordsOf(command), ...out, '--env', 'bad']);
    const acts = everyCall.filter(({ call }) => effectOf(call) !== 'read' && line.arrived.includes(call.path));
    // What acts asks first (5); an environment is only this machine's.
    expect([exit === 5 && !command.name.startsWith('env '), acts.map(({ call }) => call.path)]).toEqual([false, []]);
  },
);

test('every call that acts is in a row, or is named with the reason', () => {
  const acting = everyCall.filter(({ call }) => effectOf(call) !== 'read').map(({ call }) => call.path);
  const inRows = new Set(rows.map(({ act }) => act.path));
  expect(acting.filter((path) => !inRows.has(path)).sort()).toEqual([
    // A step of a login or a change, whose flow sends and checks the code.
    'chit.php?act=chit_yz',
    'chit.php?act=send_chit_code',
    // Counts what was tapped on; the tool taps on nothing.
    'common.php?act=click_count',
    // A picture is nobody's until what it was for is sent.
    'common.php?act=images_up',
    // The web's: the tool has no command for group buys and price cuts, and `call` reaches them.
    'group.php?act=join',
    'group.php?act=start',
    'help.php?act=join',
    'help.php?act=start',
    // The shop's own way to buy an order again, which says nothing before it acts: the tool adds line by line.
    'order.php?act=buy_again',
    // Lets go of what an open payment held; the shop does so itself after a while.
    'pay/pay_order.php?act=clear_sd',
    // Checks a password before the payment, which is not sent without its answer.
    'pay/pay_order.php?act=yz_pay',
    // Checks an answer before a change, which is not sent without its answer.
    'user.php?act=re_yz_t',
    // Is made in WeChat.
    'wechat.php?act=bind',
  ]);
});
