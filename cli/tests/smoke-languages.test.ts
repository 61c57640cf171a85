import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { listenIn, type Parrot } from './listening.ts';

// A whole shop, and many runs against it.
vi.setConfig({ testTimeout: 120_000 });

let standIn: TestShop;
let parrot: Parrot;
/** The address of production. */
let real: Parrot;
let dir = '';
beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  parrot = await listenIn(LOOPBACK, standIn.fetch);
  dir = await mkdtemp(join(tmpdir(), 'yaocang-languages-'));
  real = await listenIn(LOOPBACK, standIn.fetch);
  await yaocang('zh', `env add live ${real.base} --kind production`);
});
afterAll(async () => {
  await parrot.close();
  await real.close();
  await standIn.close();
  await rm(dir, { recursive: true, force: true });
});

async function yaocang(language: string, words: string, spoil?: Parrot['spoil']) {
  parrot.spoil = spoil;
  const env = {
    YAOCANG_CONFIG_DIR: join(dir, 'config'),
    YAOCANG_PASSWORD: 'Yaocang2026',
    YAOCANG_PAY_PASSWORD: '246810',
  };
  const terminal = createTestTerminal({ env });
  const around = { commands, groups, terminal, signal: new AbortController().signal };
  const exit = await run(['--lang', language, ...words.split(' ')], around);
  return { exit, ...terminal.written };
}

const HAN = /\p{Script=Han}/u;
const DRAWN = ['junit', 'github', 'html'];
const ALL = [...DRAWN, 'json'];

/** Runs a scenario with every report; answers them by their kind, and what stood on the terminal. */
async function reported(language: string, words: string, spoil?: Parrot['spoil']) {
  const wanted = ALL.map((kind) => `--report ${kind}=${dir}/report.${kind}`).join(' ');
  const { exit, err } = await yaocang(language, `smoke run ${words} ${wanted}`, spoil);
  const texts = await Promise.all(ALL.map((kind) => readFile(`${dir}/report.${kind}`, 'utf8')));
  const of = Object.fromEntries(ALL.map((kind, at) => [kind, texts[at] ?? '']));
  return { exit, err, of, found: JSON.parse(of.json ?? '') as Found };
}

interface Found {
  readonly language: string;
  readonly runs: readonly {
    readonly steps: readonly {
      readonly id: string;
      readonly name: string;
      readonly because?: string;
      readonly trouble?: Readonly<Record<string, string>>;
    }[];
  }[];
}

/** Two English words or more beside each other, in what a person reads of a Chinese report. */
const PROSE = /(?<![\w?=./:[{-])[a-z]{2,}(?: [a-z]{2,})+(?![\w?=./:-])/g;

/** What a person reads of a report: no tags, no style, none of the names that scripts go by. */
const readable = (text: string): string =>
  text
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/yaocang( --\w+ \S+)*( [a-z]+)+|operator \w+/g, '')
    .replace(/\w+\.php\?act=\w+( #\d+)?/g, '');

/** What went wrong, or was not tried, and the code that a script knows it by. */
const stories: readonly (readonly [what: string, words: string, spoil: Parrot['spoil'], code: string, exit: number])[] =
  [
    ['an assertion', '--base BASE main-road --irreversible --user weirenzheng', undefined, 'assertion', 3],
    ['no JSON', '--base BASE main-road --irreversible', { act: 'user_center', how: 'warning' }, 'server', 7],
    ['drift', '--base BASE main-road --irreversible', { act: 'search', how: 'shape' }, 'drift', 9],
    ['the guard', '--env live main-road --irreversible --user yaodian', undefined, 'guard', 5],
  ];

test.each(stories)('%s is told in the language of the run, with a code in any', async (_, words, spoil, code, exit) => {
  const told = words.replace('BASE', parrot.base);
  const [zh, en] = [await reported('zh', told, spoil), await reported('en', told, spoil)];
  expect([zh.exit, en.exit]).toEqual([exit, exit]);
  const troubleOf = ({ runs }: Found) => runs.flatMap(({ steps }) => steps).find(({ trouble }) => trouble)?.trouble;
  expect(troubleOf(zh.found)).toMatchObject({ code, message: expect.stringMatching(HAN) });
  // What the server itself says is Chinese in any language.
  if (code !== 'server') expect(troubleOf(en.found)?.message).not.toMatch(HAN);
  const keys = ({ runs }: Found) => runs.flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(keys(zh.found)).toEqual(keys(en.found));
  const facts = ({ call, field, cited = '', code: known }: Readonly<Record<string, string>> = {}) => [
    call,
    field,
    cited,
    known,
  ];
  expect(facts(troubleOf(zh.found))).toEqual(facts(troubleOf(en.found)));

  for (const kind of DRAWN) {
    expect(readable(zh.of[kind] ?? '').match(PROSE) ?? [], kind).toEqual([]);
    if (code !== 'server') expect(readable(en.of[kind] ?? '').match(HAN) ?? [], kind).toEqual([]);
  }
  expect(readable(zh.err).match(PROSE) ?? []).toEqual([]);
});

test('what may not run says why, in either language', async () => {
  const words = `--env live --allow write --user yaodian --read-only collections prices-unseen`;
  const [zh, en] = [await reported('zh', words), await reported('en', words)];
  const why = ({ runs }: Found) => runs.flatMap(({ steps }) => steps.flatMap(({ trouble }) => trouble?.message ?? []));
  expect(why(zh.found)).toEqual([expect.stringContaining('prices-unseen：没有指定 unverified 类会员')]);
  expect(why(en.found)).toEqual([expect.stringContaining('prices-unseen: no member of the kind unverified')]);
});

test('a file says its own words in either language', async () => {
  const file = join(dir, 'own.jsonc');
  const step = { call: 'common.init', name: '我的步骤', send: { device: 'pc' }, expect: ['version=not this'] };
  await writeFile(file, JSON.stringify({ scenario: 'own', role: null, steps: [step] }));
  const { found, of } = await reported('en', `--base ${parrot.base} ${file}`);
  expect(found.runs[0]?.steps[0]).toMatchObject({ name: '我的步骤', id: 'common.php?act=init' });
  expect(of.junit).toContain(`At: ${file}:1`);
});

test.each([
  ['{ "scenario": "x", "steps": [{ "call": "cart.lst" }] }', ':1：没有 cart.lst 这个接口'],
  ['{ "scenario": "x", "steps": [{ "use": "fly" }] }', ':1：没有 fly 这一段'],
  ['{ "scenario": "x", "steps": 7 }', ':1：steps 应为列表'],
  ['{ "scenario": "x" "steps": [] }', ':1：不是有效的 JSON'],
])('what is wrong with a file is told in the language of the run: %s', async (text, complaint) => {
  const file = join(dir, 'wrong.jsonc');
  await writeFile(file, text);
  const zh = await yaocang('zh', `--base ${parrot.base} smoke run ${file}`);
  const en = await yaocang('en', `--base ${parrot.base} smoke run ${file}`);
  expect([zh.exit, en.exit]).toEqual([2, 2]);
  expect(zh.err).toContain(complaint);
  expect(en.err).not.toMatch(HAN);
});

test("a shop's refusal keeps the shop's words, with the brackets of the language", async () => {
  await standIn.operate('faults', { call: 'common.php?act=header', kind: 'error', times: 2 });
  const [zh, en] = [
    await reported('zh', `--base ${parrot.base} visitor-home`),
    await reported('en', `--base ${parrot.base} visitor-home`),
  ];
  const told = ({ runs }: Found) => runs[0]?.steps.find(({ trouble }) => trouble)?.trouble;
  expect(told(zh.found)).toMatchObject({
    code: 'server',
    call: 'common.php?act=header',
  });
  expect(told(zh.found)?.message).toMatch(/（error \d+）$/);
  expect(told(en.found)?.message).toMatch(/ \(error \d+\)$/);
});
