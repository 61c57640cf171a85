import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { command } from '#cli/frame/command.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { insideOthers, listenIn, type Parrot, spellings } from './listening.ts';

// A whole shop, and many runs against it.
vi.setConfig({ testTimeout: 300_000 });

let standIn: TestShop;
let parrot: Parrot;
let dir = '';
let written = '';
const secrets = {
  YAOCANG_PASSWORD: 'Yaocang2026',
  YAOCANG_PAY_PASSWORD: '246810',
  YAOCANG_NEW_PASSWORD: 'Neu/+es&Wort 1',
  YAOCANG_SECURITY_ANSWER: 'Kanarie "2016"\\开业?',
  YAOCANG_NEW_ANSWER: 'Zweiter/Vogel=&%',
  YAOCANG_OPERATOR_KEY: 'op-key-canary-4711',
  http_proxy: 'http://vogel:ProxyKanarie%2F9@127.0.0.1:9',
};
/** A consignee and a street of the member. */
const PEOPLE = ['李店长', '新塘街道演示物流园'] as const;
/** What never goes over the wire, and still may not be shown; the proxy's as it is and as it is written. */
const UNSENT = ['op-key-canary-4711', 'ProxyKanarie/9', 'ProxyKanarie%2F9'];

beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  parrot = await listenIn(LOOPBACK, standIn.fetch);
  dir = await mkdtemp(join(tmpdir(), 'yaocang-canary-'));
});
afterAll(async () => {
  await parrot.close();
  await standIn.close();
  await rm(dir, { recursive: true, force: true });
});

const crash = command('crash', {
  about: ['', ''],
  load: async () => ({}),
  run: async (_, __, cli) => {
    await cli.secret({ about: ['', ''], variable: 'YAOCANG_PASSWORD', flag: 'x' }, {});
    await cli.shop();
    const error = new Error(`crashed with ${[...parrot.heard].flatMap(spellings).join(' ')}`);
    throw Object.assign(error, { cause: parrot.heard });
  },
  view: () => '',
});

/** Runs the tool; everything that it writes is kept for the search. */
async function yaocang(words: string, spoil?: Parrot['spoil'], signal = new AbortController().signal): Promise<number> {
  const { exit, out, err } = await ran(words, { spoil, signal });
  written += `\n$ ${words.split(' ').slice(0, 2).join(' ')}\n${out}\n${err}`;
  return exit;
}

interface Around {
  readonly spoil?: Parrot['spoil'];
  readonly signal?: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}

async function ran(words: string, { spoil, signal = new AbortController().signal, env: more }: Around = {}) {
  // A run can only hide what it came to know; a secret of an earlier one it never heard.
  parrot.heard.clear();
  parrot.spoil = spoil;
  const env = { ...secrets, YAOCANG_CONFIG_DIR: join(dir, 'config'), LANG: 'zh_CN.UTF-8', ...more };
  const terminal = createTestTerminal({ env });
  const around = { commands: [...commands, crash], groups, terminal, signal };
  const exit = await run(['--base', parrot.base, ...words.split(' ').map((word) => word.replace('DIR', dir))], around);
  return { exit, ...terminal.written };
}

const REPORTS = ['json', 'junit', 'github', 'html'];
const reports = (name: string) => REPORTS.map((kind) => `--report ${kind}=DIR/${name}.${kind}`).join(' ');

test('no secret stands in any output, in any spelling, though the shop says them all again', async () => {
  expect(await yaocang('login yaodian --record DIR/login.har')).toBe(0);
  for (const words of ['whoami', 'search all --limit 3', 'goods 100103', 'cart list', 'address list', 'order list']) {
    await yaocang(`${words} --record DIR/${words.split(' ').join('-')}.har`);
    await yaocang(`${words} --json --record DIR/${words.split(' ').join('-')}-json.har`);
  }
  const walked = await yaocang(
    `smoke run main-road login-sms --irreversible ${reports('good')} --record DIR/smoke.har`,
  );
  expect(walked, written.slice(-1500)).toBe(0);
  for (const report of REPORTS) {
    await yaocang(`smoke run wrong-password --report ${report}`);
  }
  for (const how of ['refuse', 'warning', 'status', 'shape'] as const) {
    // The member centre's figures may be unknown: another shape of them fails nothing, one of a list does.
    const spoil = { act: how === 'shape' ? 'search' : 'user_center', how };
    const walked = await yaocang(`smoke run main-road --irreversible ${reports(how)} --record DIR/${how}.har`, spoil);
    // One failed status is read again, and then all is well.
    if (how !== 'status') expect(walked, how).not.toBe(0);
    await yaocang('whoami', spoil);
    await yaocang('whoami --json', spoil);
  }
  await yaocang('replay DIR/login.har', { act: 'init', how: 'refuse' });
  await yaocang('replay DIR/smoke.har --record DIR/replayed.har');
  await yaocang('support-bundle --out DIR/bundle.json');
  await yaocang('doctor');
  expect(await yaocang('crash')).toBe(1);
  expect(await yaocang('crash --json')).toBe(1);
  await yaocang('logout --record DIR/logout.har');
  await everyCommand();

  const files = (await readdir(dir)).filter((name) => name !== 'config');
  expect(files.length).toBeGreaterThan(40);
  const all: [string, string][] = [['the terminal', written]];
  const open = await Promise.all(
    files.map(async (name) => ({ name, mode: (await stat(join(dir, name))).mode & 0o077 })),
  );
  expect(open.filter(({ mode, name }) => mode !== 0 && /har|bundle|jsonc/.test(name))).toEqual([]);
  for (const name of files) all.push([name, await readFile(join(dir, name), 'utf8')]);
  const forOthers = all.filter(([name]) => /\.har$|bundle/.test(name));
  expect(
    forOthers.flatMap(([name, text]) =>
      PEOPLE.flatMap((each) => found(text, each, [each])).map((leak) => `${name}: ${leak}`),
    ),
  ).toEqual([]);
  expect(written).toContain(PEOPLE[0]);
  expect(parrot.ever.size).toBeGreaterThan(8);
  expect([...parrot.ever]).toEqual(expect.arrayContaining([secrets.YAOCANG_PASSWORD, secrets.YAOCANG_PAY_PASSWORD]));
  expect(all.flatMap(([name, text]) => leaks(text).map((leak) => `${name}: ${leak}`))).toEqual([]);
});

/**
 * The operator's commands take the shop away from the others, one is asked for phone numbers, and the bundle is written where
 * the test stands. A command that waits is ended after a while.
 */
const NOT_HERE = /^(sandbox (?!do\b)|salesman list$|support-bundle$)/;

/** The first example of every command, as data and as plans, with a login; the one that ends it comes last. */
async function everyCommand(): Promise<void> {
  await yaocang('login yaodian');
  const last = commands.filter(({ name }) => name === 'logout');
  const walked = [...commands.filter((each) => !NOT_HERE.test(each.name) && !last.includes(each)), ...last];
  for (const [at, { examples }] of walked.entries()) {
    const words = (examples[0] ?? '').replace(/^yaocang /, '').replace(/(\S+\.(?:json|jsonc|har|html|xml))/g, 'DIR/$1');
    await yaocang(`${words} --dry-run`, undefined, AbortSignal.timeout(2000));
    await yaocang(`${words} --json --record DIR/every-${at}.har`, undefined, AbortSignal.timeout(2000));
  }
  expect(walked.length).toBeGreaterThan(80);
}

/** Every secret that a text shows, with what stands around it. */
function leaks(text: string): string[] {
  const hidden = [...parrot.ever, ...UNSENT].flatMap((secret) => found(text, secret, spellings(secret)));
  const phones = [...parrot.phones].flatMap((phone) => found(text, phone, spellings(phone)));
  return [...hidden, ...phones, ...insideBase64(text)];
}

/** Whatever looks like Base64, read from each of the four places where a group of it may begin. */
function insideBase64(text: string): string[] {
  const secrets = [...parrot.ever].filter(({ length }) => length >= 6);
  const wanted = secrets.map((secret) => ({ secret, bytes: Buffer.from(secret, 'utf8').toString('latin1') }));
  const runs = new Set(text.match(/[A-Za-z0-9+/_-]{8,}/g));
  const clear = [...runs].flatMap((run) =>
    [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64').toString('latin1')),
  );
  const all = clear.join('\n');
  return wanted.flatMap(({ secret, bytes }) => (all.includes(bytes) ? [`${secret} inside Base64`] : []));
}

/** Short ones count where they stand alone: a number of an order may hold the same digits. */
function found(text: string, secret: string, forms: readonly string[]): string[] {
  return [...new Set(forms)].flatMap((form) => {
    const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const pattern = new RegExp(form.length >= 8 ? literal : `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`);
    const at = text.search(pattern);
    return at < 0 ? [] : [`${secret} as ${form}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
  });
}

test('a GitHub runner is told the secrets first, on its stdout alone; nobody else is told any', async () => {
  const masks = (text: string) => text.split('\n').filter((line) => line.includes('add-mask'));
  const rest = (text: string) =>
    text
      .split('\n')
      .filter((line) => !line.includes('add-mask'))
      .join('\n');
  const walk = async (words: string, runner: string) => {
    const { out, err } = await ran(`smoke run wrong-password ${words}`, { env: { GITHUB_ACTIONS: runner } });
    expect(leaks(rest(out)), words).toEqual([]);
    expect([masks(err), leaks(err)], words).toEqual([[], []]);
    return out;
  };
  const told = await walk('--report github --report github=DIR/masks.txt --report html=DIR/masks.html', 'true');
  const expected = [secrets.YAOCANG_PASSWORD, secrets.YAOCANG_PAY_PASSWORD, secrets.YAOCANG_OPERATOR_KEY];
  expect(masks(told)).toEqual(expect.arrayContaining(expected.map((secret) => `::add-mask::${secret}`)));
  expect(told.split('\n').findIndex((line) => !line.startsWith('::add-mask::'))).toBe(masks(told).length);
  for (const file of ['masks.txt', 'masks.html']) {
    const text = await readFile(join(dir, file), 'utf8');
    expect([masks(text), leaks(text)], file).toEqual([[], []]);
  }
  expect(masks(await walk('--report github', ''))).toEqual([]);
  for (const words of ['--report github=DIR/masks.txt', '--report junit', '--json', '--report github --dry-run']) {
    expect(masks(await walk(words, 'true')), words).toEqual([]);
  }
});

test('the search finds a secret that is there', () => {
  const { YAOCANG_PASSWORD: password, YAOCANG_PAY_PASSWORD: short } = secrets;
  for (const form of spellings(password)) expect(leaks(`<p>${form}</p>`), form).not.toEqual([]);
  for (const secret of [password, short]) {
    expect(insideOthers(secret)).toHaveLength(6);
    for (const inside of insideOthers(secret))
      expect(leaks(`/x/${inside}.`), inside).toContain(`${secret} inside Base64`);
  }
  expect(leaks(`pay_pwd ${short}.`)).not.toEqual([]);
  expect(leaks(`order 20261121${short}001`)).toEqual([]);
  expect(written).toContain('[hidden]');
});
