/** A shop in which every line that is shown can be run: relays before it, logins, files, and what a scene needs by hand. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { eq, lte } from 'drizzle-orm';
import { commands, groups } from '#cli/commands/index.ts';
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

type Fetch = typeof globalThis.fetch;

interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface Stage {
  /** A folder for files; the lines are run in it. */
  readonly dir: string;
  readonly relays: readonly Relay[];
  readonly world: World;
  /** Makes the profiles, the logins and the shop's switches what they were at the start. */
  anew(): Promise<void>;
  /** Brings about what the words speak of: the scene, and the words with its ids and files. */
  bringAbout(words: readonly string[], story?: string): Promise<{ readonly scene: Scene; readonly typed: string[] }>;
  yaocang(words: readonly string[], scene?: Scene): Promise<Ran>;
  close(): Promise<void>;
}

const secrets: Record<string, string> = {
  YAOCANG_PASSWORD: PASSWORD,
  YAOCANG_PAY_PASSWORD: '246810',
  YAOCANG_NEW_PASSWORD: PASSWORD,
  YAOCANG_SECURITY_ANSWER: '2016',
  YAOCANG_NEW_ANSWER: '2016',
  YAOCANG_GATE_PASSWORD: 'gate-2026',
};

/** `clock`: the shop's time in ms; `through`: what lies between the tool and the shop. */
export async function openStage(clock: () => number, through: (shop: Fetch) => Fetch = (shop) => shop): Promise<Stage> {
  const dir = mkdtempSync(join(tmpdir(), 'yaocang-shown-'));
  const [kept, config] = [join(dir, 'kept'), join(dir, 'config')];
  const before = process.cwd();
  const standIn = await openTestShop({ clock });
  const shop = through(standIn.fetch);
  const relays = await Promise.all([openRelay(shop), openRelay(shop)]);
  const profiles = profilesAt(relays.map(({ base }) => base));
  for (const profile of profiles) await saveProfile(kept, profile);
  await keep('yaodian', kept);
  mkdirSync(config, { recursive: true });
  await writeFiles(dir);
  // Some lines write a file where they are run.
  process.chdir(dir);
  const world = await worldOf('yaodian', { standIn, relays, dir, yaocang });
  /** Switches and faults of the shop are not as they were. */
  let isMoved = false;

  /** Logs a member in at every profile of a folder. */
  async function keep(user: string, folder: string): Promise<void> {
    const saved = user === '' ? undefined : savedLogin(user, await enter(standIn, user));
    for (const profile of profiles) await saveLogin(folder, profile, saved);
  }

  async function yaocang(words: readonly string[], { typed, piped }: Scene = {}): Promise<Ran> {
    const { YAOCANG_PASSWORD: _, ...others } = secrets;
    const env = { ...(piped === undefined ? secrets : others), YAOCANG_CONFIG_DIR: config, LANG: 'zh_CN.UTF-8' };
    const seat = typed === undefined ? { input: piped ?? '' } : { input: typed, seated: true as const, columns: 100 };
    const terminal = createTestTerminal({ env, ...seat });
    const signal = AbortSignal.timeout(20_000);
    const exit = await run(words, { commands, groups, terminal, signal });
    return { exit, ...terminal.written };
  }

  return {
    dir,
    relays,
    world,
    yaocang,
    async anew() {
      for (const relay of relays) relay.holds = undefined;
      rmSync(config, { recursive: true, force: true });
      cpSync(kept, config, { recursive: true });
      if (isMoved) for (const name of ['normal', 'verified']) await world.operate('scenario', { name });
    },
    async bringAbout(words, story) {
      const scene = await sceneFor(world, words.join(' '));
      if (scene.fresh) rmSync(config, { recursive: true });
      if (scene.as !== undefined) await keep(scene.as, config);
      if (story) await world.operate('scenario', { name: story });
      isMoved = story !== undefined || scene.moves === true;
      return { scene, typed: words.map((word) => placed(word, dir, scene.means)) };
    },
    async close() {
      process.chdir(before);
      await Promise.all(relays.map((relay) => relay.close()));
      await standIn.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const profilesAt = ([here = '', production = '']: readonly string[]): readonly Profile[] => [
  { ...localProfile, base: here },
  {
    ...localProfile,
    name: 'staging',
    kind: 'staging',
    base: here,
    irreversible: true,
  },
  { ...localProfile, name: 'live', kind: 'production', base: production },
  { ...localProfile, name: 'production', kind: 'production', base: production },
];

const enter = (standIn: TestShop, user_name: string) =>
  standIn.ask(login.login, { user_name, password: PASSWORD, openid: '', log_bs: 'test', yz_chit: '' });

const help = readFileSync(new URL('../../commands/topics/scenario.en.md', import.meta.url), 'utf8');

const PICTURES = ['a.jpg', 'b.jpg', 'picture.png', 'proof.png', 'a.png', 'licence.png', 'business.png', 'drugs.png'];

/** The files that the lines name. */
async function writeFiles(dir: string): Promise<void> {
  for (const name of PICTURES) writeFileSync(join(dir, name), dot);
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
}

let numbers = 1000;

interface Parts {
  readonly standIn: TestShop;
  readonly relays: readonly Relay[];
  readonly dir: string;
  readonly yaocang: (words: readonly string[]) => Promise<unknown>;
}

async function worldOf(user: string, parts: Parts): Promise<World> {
  const { standIn, relays, dir, yaocang } = parts;
  const { token } = await enter(standIn, user);
  const inShop = <T>(task: (db: Context['db']) => Promise<T>): Promise<T> =>
    standIn.shop.act(LOOPBACK, ({ db }) => task(db));
  const mine = eq(tables.members.user_name, user);
  const set = (fields: Partial<typeof tables.members.$inferInsert>) =>
    inShop((db) => db.update(tables.members).set(fields).where(mine));
  return {
    ask: (call, args) => standIn.ask(call, args, token),
    refusal: async (call, args) => standIn.refusal(call, args, token).catch(() => ''),
    as: (other) => worldOf(other, parts),
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
    picture: join(dir, 'picture.png'),
    fresh: () => numbers++,
    paysAtOnce(order_sn) {
      const until = () => standIn.operate('settle', { order_sn, outcome: 'paid' });
      for (const relay of relays) relay.holds = { path: 'pay/pay_order.php?act=zx_pay', until };
    },
  };
}

const FILE = /(^|[=,:])(?:\/(?:tmp|run)\/)?([A-Za-z][\w-]*\.(?:png|jpg|csv|xlsx|jsonc?|har|html|xml|pem|txt))(?=$|,)/g;

/** The word with its files in a folder of the test, and what it names in its place. */
function placed(word: string, dir: string, means: Scene['means'] = {}): string {
  const named = Object.entries(means).reduce((text, [name, id]) => {
    const alone = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w.])`);
    return id === undefined ? text : text.replace(alone, id);
  }, word);
  return named.replace(FILE, `$1${dir}/$2`).replace(/\/(tmp|run)\/(?=[\w-]+$)/, `${dir}/`);
}
