import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { readLine } from '#cli/frame/command-line.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { savedLogin } from '#cli/parts/login.ts';
import { dot } from '#cli/parts/testing/picture.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import type { Context } from '#fixtures/backend/server/handler.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, PASSWORD, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { bytesOf } from '#fixtures/order-lists/bytes.ts';
import * as tables from '#fixtures/store/schema.ts';
import { login } from '#shared/contract/login.ts';
import { GOODS } from '../lost-answers/scenes.ts';
import { openRelay, type Relay } from '../relay.ts';
import { type Scene, sceneFor, type World } from './scenes.ts';
import { type ShownLine, shownLines } from './shown-lines.ts';

// Waiting takes a hundredth of its time here; the clocks go on, the shop's too.
const { time } = vi.hoisted(() => ({ time: { ahead: 0 } }));
vi.mock('#shared/flows/clock.ts', async (original) => {
  const wait = async (ms: number, signal?: AbortSignal) => {
    time.ahead += ms;
    await new Promise((resolve) => setTimeout(resolve, ms / 100));
    signal?.throwIfAborted();
  };
  return { ...(await original<object>()), realClock: { now: () => Date.now() + time.ahead, wait } };
});

/** What is not run here, and where it is. */
const ELSEWHERE: readonly (readonly [line: RegExp, because: string])[] = [
  [/^sandbox (start|stop)/, 'a process of its own: stand-in/sandbox.test.ts, e2e'],
  [/^wechat check/, 'a shop whose WeChat is set up: prove/wechat/check-wechat.test.ts'],
  [/^login liansuo3$/, 'waits for a person while the message does not come: parts/sms/code-prompt.test.ts'],
  [/^pay$/, 'picks from a list on a screen: e2e/screens.terminal.test.ts'],
  [/\bholidays?\b/, 'the guide to a command that is not there yet'],
];
/** Only told, by --dry-run. */
const TOLD: readonly (readonly [line: RegExp, because: string])[] = [
  [/^smoke run (all|main-road|--tag)/, 'each scenario is walked in prove/smoke/scenarios'],
];
/** Ask everything that can be asked: `npm test` runs one line of each, `npm run proof` all. */
const SLOW = /^(contract \w+|doctor|support-bundle)/;
const thorough = process.env.THOROUGH === '1';
/** What moves the shop's clock or makes it fresh comes last. */
const LAST = /^sandbox (clock --advance|reset)/;

const dir = mkdtempSync(join(tmpdir(), 'yaocang-shown-'));
const [kept, config, picture] = [join(dir, 'kept'), join(dir, 'config'), join(dir, 'picture.png')];
const secrets: Record<string, string> = {
  YAOCANG_PASSWORD: PASSWORD,
  YAOCANG_PAY_PASSWORD: '246810',
  YAOCANG_NEW_PASSWORD: PASSWORD,
  YAOCANG_SECURITY_ANSWER: '2016',
  YAOCANG_NEW_ANSWER: '2016',
};
const before = process.cwd();
let standIn: TestShop;
let relays: readonly Relay[] = [];
let profiles: readonly Profile[] = [];
beforeAll(async () => {
  standIn = await openTestShop({ clock: () => Date.now() + time.ahead });
  relays = await Promise.all([openRelay(standIn.fetch), openRelay(standIn.fetch)]);
  const [here = '', production = ''] = relays.map(({ base }) => base);
  profiles = [
    { ...localProfile, base: here },
    { ...localProfile, name: 'staging', kind: 'staging', base: here, irreversible: true },
    { ...localProfile, name: 'live', kind: 'production', base: production },
    { ...localProfile, name: 'production', kind: 'production', base: production },
  ];
  for (const profile of profiles) await saveProfile(kept, profile);
  await keep('yaodian', kept);
  await writeFiles();
  // Some lines write a file where they are run.
  process.chdir(dir);
});
afterAll(async () => {
  process.chdir(before);
  await Promise.all(relays.map((relay) => relay.close()));
  await standIn.close();
  rmSync(dir, { recursive: true, force: true });
});

const enter = (user_name: string) =>
  standIn.ask(login.login, { user_name, password: PASSWORD, openid: '', log_bs: 'test', yz_chit: '' });

/** Logs a member in at every profile of a folder. */
async function keep(user: string, folder: string): Promise<void> {
  const saved = user === '' ? undefined : savedLogin(user, await enter(user));
  for (const profile of profiles) await saveLogin(folder, profile, saved);
}

const help = readFileSync(new URL('../../commands/topics/scenario.en.md', import.meta.url), 'utf8');

async function writeFiles(): Promise<void> {
  for (const name of [
    'a.jpg',
    'b.jpg',
    'picture.png',
    'proof.png',
    'a.png',
    'licence.png',
    'business.png',
    'drugs.png',
  ])
    writeFileSync(join(dir, name), dot);
  const codes = ['100002', '100003', '100016', '100146', '100203'];
  writeFileSync(join(dir, 'list.csv'), ['编码,数量', ...codes.map((code) => `${code},20`)].join('\n'));
  const rows = [
    ['', '编码', '', '', '', '', '', '数量'],
    ['', GOODS, '', '', '', '', '', 20],
  ];
  writeFileSync(join(dir, 'plan.xlsx'), await bytesOf({ content: { sheets: [{ name: 'a', rows }] } }));
  const body = JSON.stringify([{ type: '0', goods_id: GOODS, goods_number: 10, attr_id: '', spce_id: '' }]);
  for (const name of ['cart.json', 'lines.json']) writeFileSync(join(dir, name), body);
  writeFileSync(join(dir, 'checkout.jsonc'), /```jsonc\n(.*?)```/s.exec(help)?.[1] ?? '');
  writeFileSync(join(dir, 'company.pem'), rootCertificates[0] ?? '');
  const calls = [{ call: 'cart.php?act=list', state: 'same', shape: {}, drift: [] }];
  writeFileSync(join(dir, 'last.json'), JSON.stringify({ v: 1, name: 'before', base: '', taken: 0, calls }));
  mkdirSync(config, { recursive: true });
}

const inShop = <T>(task: (db: Context['db']) => Promise<T>): Promise<T> =>
  standIn.shop.act(LOOPBACK, ({ db }) => task(db));

let numbers = 1000;

async function worldOf(user: string): Promise<World> {
  const { token } = await enter(user);
  const mine = eq(tables.members.user_name, user);
  const set = (fields: Partial<typeof tables.members.$inferInsert>) =>
    inShop((db) => db.update(tables.members).set(fields).where(mine));
  return {
    ask: (call, args) => standIn.ask(call, args, token),
    refusal: async (call, args) => standIn.refusal(call, args, token).catch(() => ''),
    as: worldOf,
    operate: async (action, body = {}) => (await standIn.operate(action, body)).json() as never,
    yaocang: (...words) => yaocang(words),
    hand: {
      unverify: () => set({ yz: 0 }),
      bindWechat: () => set({ openid: 'o1' }),
      forgetSignIns: () => inShop((db) => db.delete(tables.dailySignIns)),
      soldOutGoods: async () => {
        const found = inShop((db) => db.select().from(tables.goods).where(lte(tables.goods.goods_number, 0)).limit(1));
        return (await found)[0]?.goods_id ?? '';
      },
      goodsWithPacks: async () => {
        const [found] = await inShop((db) => db.select().from(tables.specifications).limit(1));
        return { goods_id: found?.goods_id ?? '', spce_id: found?.spce_id ?? '' };
      },
    },
    picture,
    fresh: () => numbers++,
    paysAtOnce(order_sn) {
      const until = () => standIn.operate('settle', { order_sn, outcome: 'paid' });
      for (const relay of relays) relay.holds = { path: 'pay/pay_order.php?act=zx_pay', until };
    },
  };
}

async function yaocang(words: readonly string[], { typed, piped }: Scene = {}) {
  const { YAOCANG_PASSWORD: _, ...others } = secrets;
  const env = { ...(piped === undefined ? secrets : others), YAOCANG_CONFIG_DIR: config, LANG: 'zh_CN.UTF-8' };
  const seat = typed === undefined ? { input: piped ?? '' } : { input: typed, seated: true as const, columns: 100 };
  const terminal = createTestTerminal({ env, ...seat });
  const signal = AbortSignal.timeout(20_000);
  const exit = await run(words, { commands, groups, terminal, signal });
  return { exit, ...terminal.written };
}

const FILE = /(^|[=,:])(?:\/(?:tmp|run)\/)?([A-Za-z][\w-]*\.(?:png|jpg|csv|xlsx|jsonc?|har|html|xml|pem|txt))(?=$|,)/g;

/** The word with its files in a folder of the test, and what it names in its place. */
function placed(word: string, means: Scene['means'] = {}): string {
  const named = Object.entries(means).reduce((text, [name, id]) => {
    const alone = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w.])`);
    return id === undefined ? text : text.replace(alone, id);
  }, word);
  return named.replace(FILE, `$1${dir}/$2`).replace(/\/(tmp|run)\/(?=[\w-]+$)/, `${dir}/`);
}

const isIn = (list: typeof ELSEWHERE, { words }: ShownLine) => list.some(([line]) => line.test(words.join(' ')));

const shown = shownLines();
/** True for all but the first line of a slow command. */
function isRepeated({ words }: ShownLine): boolean {
  const [slow] = SLOW.exec(words.join(' ')) ?? [];
  return slow !== undefined && shown.find((each) => each.words.join(' ').startsWith(slow))?.words !== words;
}
const isElsewhere = (line: ShownLine) => isIn(ELSEWHERE, line) || (!thorough && isRepeated(line));
const [here, elsewhere] = [shown.filter((line) => !isElsewhere(line)), shown.filter(isElsewhere)];
const isLast = ({ words }: ShownLine) => LAST.test(words.join(' '));
let world: World;
/** Switches and faults of the shop are not as they were. */
let isMoved = false;
beforeAll(async () => {
  world = await worldOf('yaodian');
});
beforeEach(async () => {
  for (const relay of relays) relay.holds = undefined;
  rmSync(config, { recursive: true, force: true });
  cpSync(kept, config, { recursive: true });
  if (isMoved) for (const name of ['normal', 'verified']) await world.operate('scenario', { name });
});

test.each(
  [...here.filter((line) => !isLast(line)), ...here.filter(isLast)].map(
    (line) => [line.source, line.line, line] as const,
  ),
)('%s: %s', async (_, __, line) => {
  const { words, story, exit: promised = 0, fails } = line;
  const scene = await sceneFor(world, words.join(' '));
  if (scene.fresh) rmSync(config, { recursive: true });
  if (scene.as !== undefined) await keep(scene.as, config);
  if (story) await world.operate('scenario', { name: story });
  isMoved = story !== undefined || scene.moves === true;
  const typed = words.map((word) => placed(word, scene.means));
  const { exit, out, err } = await yaocang([...typed, ...(isIn(TOLD, line) ? ['--dry-run'] : [])], scene);
  if (fails === undefined)
    expect([exit, exit === promised ? '' : typed.join(' ') + out.slice(-300) + err]).toEqual([promised, '']);
  else expect([exit === 0, err]).toEqual([false, expect.stringContaining(fails)]);
});

test('what is not run here is at least a line that can be typed; no reason stands for nothing', () => {
  for (const { words } of elsewhere) {
    if (!/holiday/.test(words.join(' ')) && words.join(' ') !== 'wechat check')
      expect(() => readLine(words, { commands, groups }, 'en', 100)).not.toThrow();
  }
  for (const list of [ELSEWHERE, TOLD])
    expect(list.filter(([line]) => !shown.some(({ words }) => line.test(words.join(' '))))).toEqual([]);
  expect([shown.length > 190, elsewhere.length < 24]).toEqual([true, true]);
});
