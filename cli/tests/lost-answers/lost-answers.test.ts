import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import type { SmokeReport } from '#cli/prove/report/findings.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import { effectOf } from '#cli/shop/guard.ts';
import type { Har } from '#cli/shop/har/testing/recorded.ts';
import { loadLogin, saveLogin } from '#cli/shop/logins.ts';
import type { Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import type { Context } from '#fixtures/backend/server/handler.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { PASSWORD } from '#fixtures/backend/testing/test-shop.ts';
import * as tables from '#fixtures/store/schema.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { goods } from '#shared/contract/goods.ts';
import { images } from '#shared/contract/images.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { type Desk, openDesk } from '../desk.ts';
import { wordsOf } from '../examples.ts';
import { type Loss, losses, type Relay } from '../relay.ts';
import { accountRows } from './account-rows.ts';
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

let desk: Desk;
let profile: Profile;
let picture = '';
const env = {
  YAOCANG_NEW_PASSWORD: PASSWORD,
  YAOCANG_SECURITY_ANSWER: '2016',
  YAOCANG_NEW_ANSWER: '2016',
};
beforeAll(async () => {
  desk = await openDesk();
  profile = { ...desk.local, name: 'bad' };
  await saveProfile(desk.config, profile);
  picture = join(desk.dir, 'picture.png');
  writeFileSync(picture, dot);
});
afterAll(() => desk.close());

interface JsonOutput {
  readonly exit: number;
  readonly error: { readonly message: string; readonly next: string | null } | null;
}

async function yaocang(...words: readonly string[]): Promise<JsonOutput> {
  const { exit, out } = await desk.yaocang([...words, '--env', 'bad', '--json'], env);
  return { exit, error: (JSON.parse(out) as JsonOutput).error };
}

/** The same while answers of a call are lost. */
async function yaocangLosing(loses: Relay['loses'], ...words: readonly string[]): Promise<JsonOutput> {
  desk.relay.loses = loses;
  const ended = await yaocang(...words);
  desk.relay.loses = undefined;
  return ended;
}

let numbers = 1000;

/** The shop as a member sees it, with a login that the tool does not know of unless it is the row's. */
async function stageOf(user: string, isKept = false): Promise<Stage> {
  if (user === '' && isKept) await saveLogin(desk.config, profile, undefined);
  const token = user === '' ? '' : await (isKept ? desk.keepLogin(user, profile) : desk.standIn.enter(user));
  const operate: Stage['operate'] = async (action, body = {}) =>
    (await desk.standIn.operate(action, body)).json() as never;
  const mine = eq(members.user_name, user);
  return {
    ask: (call, args) => desk.standIn.ask(call, args, token),
    refusal: async (call, args) => desk.standIn.refusal(call, args, token).catch(() => ''),
    as: (other) => stageOf(other),
    operate,
    yaocang,
    savedUser: async () => (await loadLogin(desk.config, profile))?.user_name,
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
  desk.standIn.shop.act(LOOPBACK, ({ db }) => task(db));

const arrived = ({ path }: { readonly path: string }): number =>
  desk.relay.paths().filter((each) => each === path).length;

// The smoke runs come first: they buy what they find, and the rows below leave the shop hours later.
test.each([
  ['smoke run', 'smoke run main-road --irreversible', buy.submit, lossesAt(0)],
  ['smoke run', 'smoke run main-road --irreversible', buy.addToCart, lossesAt(1)],
  ['smoke run (money)', 'smoke run main-road --irreversible', payOrder.yePay, lossesAt(2)],
])('%s sends no act again, and ends as unknown', async (_, words, act, ways) => {
  for (const how of ways) {
    await desk.standIn.operate('clock', { advance_ms: 61_000 });
    const { exit, error } = await yaocangLosing({ path: act.path, how }, ...words.split(' '));
    expect([how, exit, arrived(act)], error?.message).toEqual([how, 10, 1]);
  }
});

test('a reading is asked again, and each try stands in the recording and in the report', async () => {
  const [har, json] = [join(desk.dir, 'tries.har'), join(desk.dir, 'tries.json')];
  const words = ['smoke', 'run', 'main-road', '--irreversible', '--record', har, '--report', `json=${json}`];
  const { exit, error } = await yaocangLosing({ path: goods.info.path, how: '503', times: 2 }, ...words);
  const { log } = JSON.parse(readFileSync(har, 'utf8')) as Har;
  const tries = log.entries.filter(({ request }) => request.url.includes(goods.info.path));
  const asked = tries.map(({ response }) => response.status);
  expect([exit, asked.slice(0, 3)], error?.message).toEqual([0, [503, 503, 200]]);
  const { runs } = JSON.parse(readFileSync(json, 'utf8')) as SmokeReport;
  expect(runs.flatMap(({ steps }) => steps.flatMap(({ repeated = [] }) => repeated))).toEqual([2]);
});

describe.each(rows.map((row) => [row.command, row.act.path, row] as const))('%s (%s)', (_, path, row) => {
  test.each(lossesOf(row))('lost: %s', async (how) => {
    await desk.standIn.operate('clock', { advance_ms: 61_000 });
    const stage = await stageOf(row.user ?? 'yaodian', true);
    const { words, happened } = await row.scene(stage);
    expect(await happened()).toBe(false);
    const { exit, error } = await yaocangLosing({ path, how }, ...words);
    expect(arrived(row.act)).toBe(1);
    expect([exit, error]).toEqual([row.exits[how], exit === 0 ? null : expect.anything()]);
    if (exit === 0) expect(await happened()).toBe(true);
    else if (exit !== 10) expect(await happened()).toBe(false);
    else expect(error?.next).toBeTruthy();
  });
});

test('a picture whose answer is lost fails what it was for, which is not sent', async () => {
  await stageOf('yaodian', true);
  for (const how of losses) {
    const lost = { path: images.imagesUp.path, how };
    const { exit } = await yaocangLosing(lost, 'feedback', 'send', '话', '--image', picture);
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
    const lost = { path: cart.delNum.path, how };
    const { exit, error } = await yaocangLosing(lost, 'call', 'cart', 'del_num', '--arg', `id_list=${id}`);
    expect([exit, arrived(cart.delNum)]).toEqual([10, 1]);
    expect(error?.next).toContain('yaocang --env bad cart list');
  }
});

// Half an answer is an answer that is not as it was recorded.
test('a replay sends no act again', async () => {
  const stage = await stageOf('yaodian', true);
  const [har, id] = [join(desk.dir, 'cart.har'), await lineInCart(stage)];
  await yaocang('cart', 'set', id, '20', '--record', har);
  for (const how of losses) {
    const { exit } = await yaocangLosing({ path: cart.upNum.path, how }, 'replay', har);
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
    // It would write its file here.
    const out = command.name === 'support-bundle' ? ['--out', join(desk.dir, 'bundle.json')] : [];
    const { exit } = await desk.yaocang([...wordsOf(command), ...out, '--env', 'bad'], env);
    const paths = desk.relay.paths();
    const acts = everyCall.filter(({ call }) => effectOf(call) !== 'read' && paths.includes(call.path));
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
