import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-asking-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function yaocang(words: string, input = '') {
  const terminal = createTestTerminal({ input, env: { YAOCANG_CONFIG_DIR: dir, LANG: 'zh_CN.UTF-8' } });
  const { signal } = new AbortController();
  const exit = await run(words.split(' '), { commands, groups, terminal, signal });
  return { exit, ...terminal.written };
}

const TOP = fileURLToPath(new URL('..', import.meta.url));
/** The sources of the terminal tool: their paths in it, and their texts. */
const sources = readdirSync(TOP, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^(tests|e2e)\/|\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(TOP, file), 'utf8')] as const);

/** Who may put a question to a person by hand; everybody else asks through these, which refuse by themselves. */
const askers: Readonly<Record<string, RegExp>> = {
  'frame/ask.ts': /askShown|pickRows/,
  'prove/calling/arguments.ts': /askHidden/,
  'frame/prompt.ts': /askShown|askHidden/,
  'frame/secrets.ts': /askHidden/,
  'parts/sms/sms-code.ts': /askShown/,
  'parts/sms/sms-help.ts': /askShown/,
  'frame/start.ts': /askShown/,
};

test('nobody asks by hand but those who refuse where nobody sits', () => {
  // A recording is read by lines.
  const others = sources.filter(([file]) => file !== 'shop/har/har-file.ts');
  const byHand = others.filter(([, text]) => /\b(?:askShown|askHidden|pickRows|readline)\b/.test(text));
  expect(byHand.map(([file]) => file).sort()).toEqual(Object.keys(askers).sort());
});

/** What the questions of a file say that answers them: the literals that name a flag or a command line. */
const asking = /\b(?:asked|askedWhole|picked|picking|orderOf|addressOf|field)\b/;
const ways = sources
  .filter(
    ([file, text]) =>
      asking.test(text) &&
      /^(areas|parts|prove|stand-in|commands)\//.test(file) &&
      !/smoke\/(legs|scenarios)/.test(file),
  )
  .flatMap(([file, text]) =>
    [...text.matchAll(/'(--[a-z][^',]*|yaocang [^']*)'/g)].map(([, way]) => [file, way ?? ''] as const),
  );

/** Flags that every command takes. */
const everywhere = ['--json', '--dry-run', '--env'];

/** What a way of answering is made of: its command, if it names one, its flags, and the words between. */
function understood(way: string) {
  const words = way.replace(/^yaocang /, '').split(' ');
  const named = commands.find(({ name }) => way.startsWith(`yaocang ${name}`));
  const flags = words.filter((word) => word.startsWith('--'));
  const spellings = (named ? [named] : commands)
    .flatMap(({ options }) => Object.values(options))
    .map(({ spelling }) => spelling);
  const known = (flag: string) => everywhere.includes(flag) || spellings.some((each) => each.split(' ').includes(flag));
  return { named, unknown: flags.filter((flag) => !known(flag)) };
}

test('there are questions', () => {
  expect(ways.length).toBeGreaterThan(25);
});

test.each(ways)('%s: %s is a way that there is', (_, way) => {
  const { named, unknown } = understood(way);
  expect(unknown).toEqual([]);
  if (way.startsWith('yaocang ')) expect(named?.name).toBeDefined();
});

describe('where nobody can be asked, what is missing is refused before anything is sent, by name', () => {
  test.each([
    ['login yaodian', '请输入密码！'],
    ['login yaodian', '--password-stdin'],
    ['order show', '缺少订单\n'],
    ['account switch', 'yaocang account switch USER'],
    ['address remove', 'yaocang address remove ID'],
    ['after-sales apply', 'yaocang after-sales apply ORDER'],
    ['order again', 'yaocang order again ID'],
    ['order close', 'yaocang order close ID'],
    ['order confirm', 'yaocang order confirm ID'],
    ['order goods', 'yaocang order goods ID'],
    ['order show', 'yaocang order show ID'],
    ['order track', 'yaocang order track ID'],
    ['order why', 'yaocang order why ID'],
    ['pay', 'yaocang pay ID'],
    ['review add', 'yaocang review add ORDER'],
  ])('%s', async (words, named) => {
    const { exit, err } = await yaocang(words);
    expect([exit, err]).toEqual([2, expect.stringContaining(named)]);
    const { exit: again, out } = await yaocang(`${words} --json`);
    expect([again, JSON.parse(out)]).toEqual([2, expect.objectContaining({ code: 'usage', data: null })]);
  });
});
