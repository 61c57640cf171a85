import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { OURS } from '#cli/text/safe-text.ts';
import { type Desk, openDesk } from './desk.ts';

// A shop that puts control characters into every text that it sends, and every command that may read it.
vi.setConfig({ testTimeout: 300_000 });

let desk: Desk;

/** A colour that goes on, a title, a clipboard, a cleared screen, a false link, CR, DEL, C1, overrides, and lines that a runner obeys. */
const EVIL = [
  '\u001b[31m',
  '\u001b]0;title\u0007',
  '\u001b]52;c;cm0gLXJmIC8=\u0007',
  '\u001b[2J\u001b[H',
  '\u001b]8;;http://evil.test\u001b\\link\u001b]8;;\u001b\\',
  '\r\u007f\u009b2J\u0085\u202e\u2066\u200f',
  '\n::error::evil\n##vso[task.complete result=Failed]\n  ##[error]evil',
].join('');

/** Words for people get it; ids, amounts and addresses stay what they are, so that the commands go on. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each)]));
  }
  return typeof value === 'string' && /\p{Script=Han}/u.test(value) ? `${value}${EVIL}` : value;
}

beforeAll(async () => {
  desk = await openDesk({
    through: (fetch) => async (input, init) => {
      const answer = await fetch(input, init);
      const text = await answer.text();
      return new Response(/^\s*[{[]/.test(text) ? JSON.stringify(poisoned(JSON.parse(text))) : text, answer);
    },
  });
  for (const name of ['order-unpaid', 'proof-rejected']) await desk.standIn.operate('scenario', { name });
  mkdirSync(join(desk.dir, 'files'));
  await saveProfile(desk.config, { ...desk.local, patience: 0 });
});
afterAll(() => desk.close());

async function yaocang(words: readonly string[], columns?: number): Promise<string> {
  const env = { YAOCANG_SECURITY_ANSWER: '2016', ...(columns ? { FORCE_COLOR: '1', TERM: 'dumb' } : {}) };
  const terminal = desk.terminal(env, columns ? { columns } : {});
  return (await desk.yaocang(words, env, { terminal, signal: AbortSignal.timeout(3_000) })).said;
}

/** What ends or resets the shop of the others, or writes a file here; the bundle has its own test below. What waits is ended. */
const NOT_HERE = /^(support-bundle|sandbox (start|stop|reset|scenario|clock|fault)|completion)\b/;
const last = ['logout'];
const walked = commands
  .filter(({ name }) => !NOT_HERE.test(name))
  .sort((one, other) => last.indexOf(one.name) - last.indexOf(other.name));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FOREIGN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const COMMAND = /^\s*::\w|##(vso)?\[/im;
const ours = new RegExp(OURS, 'g');

const near = (text: string, place: number) => JSON.stringify(text.slice(Math.max(0, place - 60), place + 60));

function complaints(text: string): string[] {
  const plain = text.replace(ours, '');
  const at = plain.search(FOREIGN);
  const line = plain.search(COMMAND);
  return [...(at < 0 ? [] : [`control: ${near(plain, at)}`]), ...(line < 0 ? [] : [`command: ${near(plain, line)}`])];
}

test.each([
  ['in a terminal', 100, []],
  ['in a pipe', undefined, []],
  ['as JSON', undefined, ['--json']],
] as const)(
  'no control character of the shop and no line for a runner is written %s, by any command',
  async (_, columns, more) => {
    await yaocang(['login', 'yaodian']);
    const found: string[] = [];
    for (const { name, examples } of walked) {
      const words = (examples[0] ?? '').replace(/^yaocang /, '').split(' ');
      const files = words.map((word) =>
        /\.(har|json|jsonc|html|xml|csv|png)$/.test(word) ? join(desk.dir, 'files', word) : word,
      );
      const text = await yaocang([...files, '--no-input', ...more], columns);
      // Without a terminal no colour is ours.
      const colour =
        columns === undefined && text.includes('\u001b') ? [`colour: ${near(text, text.indexOf('\u001b'))}`] : [];
      found.push(...[...complaints(text), ...colour].map((each) => `${name}: ${each}`));
    }
    expect(found).toEqual([]);
    expect(walked.length).toBeGreaterThan(80);
  },
);

test('reports and a support bundle hold none either', async () => {
  const report = (kind: string) => ['--report', `${kind}=${join(desk.dir, 'files', `smoke.${kind}`)}`];
  const reports = ['junit', 'html', 'json'].flatMap(report);
  const said = await yaocang(['smoke', 'run', 'visitor-home', 'buyer-search', ...reports]);
  await yaocang(['support-bundle', '--out', join(desk.dir, 'files', 'bundle.json')]);
  const files = readdirSync(join(desk.dir, 'files')).filter((name) => /^(smoke|bundle)\./.test(name));
  expect(files).toHaveLength(4);
  const texts = files.map((name) => [name, readFileSync(join(desk.dir, 'files', name), 'utf8')] as const);
  expect(
    [['smoke', said] as const, ...texts].flatMap(([name, text]) => complaints(text).map((each) => `${name}: ${each}`)),
  ).toEqual([]);
});
