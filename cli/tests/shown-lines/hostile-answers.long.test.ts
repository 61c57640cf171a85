import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands } from '#cli/commands/index.ts';
import { commandIn } from '#cli/frame/command-line.ts';
import { readXml } from '#cli/prove/report/testing/xml.ts';
import { OURS } from '#cli/text/safe-text.ts';
import { calls } from '#shared/contract/calls.ts';
import { search } from '#shared/contract/search.ts';
import { ALARM, hostile } from '#shared/contract/testing/hostile.ts';
import { divided, isIn, TOLD } from './run-here.ts';
import type { ShownLine } from './shown-lines.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * Somebody else answers for the shop: canaries in every text, HTML and address of every call, next pages and redirects that
 * lead to other acts and other hosts. One line of every command is run against it, in the scene that the line speaks of.
 */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// Waiting takes a hundredth of its time here; the clocks go on, the shop's too.
const { time, started } = vi.hoisted(() => ({ time: { ahead: 0 }, started: [] as string[] }));
vi.mock('#shared/flows/clock.ts', async (original) => {
  const wait = async (ms: number, signal?: AbortSignal) => {
    time.ahead += ms;
    await new Promise((resolve) => setTimeout(resolve, ms / 100));
    signal?.throwIfAborted();
  };
  return { ...(await original<object>()), realClock: { now: () => Date.now() + time.ahead, wait } };
});
// A browser that opens an address is a program.
vi.mock('node:child_process', async (original) => {
  const all = await original<Record<string, (...given: unknown[]) => unknown>>();
  const telling = ['spawn', 'exec', 'execFile'].map((name) => [
    name,
    (...given: unknown[]) => {
      started.push(JSON.stringify(given.slice(0, 2)));
      return all[name]?.(...given);
    },
  ]);
  return { ...all, ...Object.fromEntries(telling) };
});

/** Stands in the query of every act that only a hostile answer names. */
const MARK = 'only_the_answer_says_so';
const ACTS = ['order.php?act=qx_order&order_id=1', 'login.php?act=logout', 'pay/pay_order.php?act=ye_pay&order_id=1'];
const ELSEWHERE = [
  'https://elsewhere.example/x',
  '//elsewhere.example/x',
  'http://127.0.0.2:9/x',
  'file:///etc/passwd',
];
const LINKS = ['javascript:alarmed()', 'http://[', ...ELSEWHERE, ...ACTS.map((act) => `${act}&${MARK}=1`)];

/** The words of a refusal. */
const CRY = `</p>]]>"'<script>${ALARM}()</script><a href="javascript:${ALARM}()">\u001b]8;;http://[\u0007https://elsewhere.example/\u001b]8;;\u0007`;

/** What is answered: by the shop itself; canaries; those and wrong next pages; redirects; canaries as the words of a refusal. */
type Mood = 'honest' | 'canaries' | 'next pages' | 'redirects' | 'refused searches';
let mood: Mood = 'honest';
let turn = 0;
/** Whether a list was answered, and what arrived of what only an answer names. */
let listed = false;
const followed: string[] = [];

const codecs = new Map(
  Object.values(calls).flatMap((script) =>
    Object.values(script).map(({ path, answer }): [string, typeof answer] => [path, answer]),
  ),
);

const link = (): string => LINKS[turn++ % LINKS.length] ?? '';
/** The next page that every list names. */
let next = '';

const through =
  (shop: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { href, pathname, searchParams } = new URL(String(input));
    const path = `${pathname.replace('/api/', '')}?act=${searchParams.get('act')}`;
    if (href.includes(MARK)) followed.push(href);
    if (mood === 'redirects' && path !== 'common.php?act=init') {
      const status = turn % 2 ? 302 : 307;
      return new Response(null, { status, headers: { location: link() } });
    }
    if (mood === 'refused searches' && path === search.search.path)
      return Response.json({ success: 0, error: 9, content: CRY });
    const answer = await shop(input, init);
    const codec = codecs.get(path);
    const text = await answer.clone().text();
    if (/honest|refused/.test(mood) || !codec || !text.trimStart().startsWith('{')) return answer;
    const raw = JSON.parse(text) as Record<string, unknown>;
    const pages = 'page_next' in codec.fields;
    listed ||= pages;
    if (mood === 'next pages') return Response.json(pages ? { ...raw, page_next: next } : raw);
    const spoilt = {
      ...(hostile(codec, raw, turn++) as object),
      ...(pages && { page_next: 'end' }),
      ...(raw.content ? { content: `${raw.content}${CRY}` } : {}),
    };
    return new Response(JSON.stringify(spoilt), { status: answer.status });
  };

/** Every connection that was begun: how a line may name its place, and the place. */
const reached = new Map<string, string>();
const connect = Socket.prototype.connect;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(() => Date.now() + time.ahead, through);
  // No spy: those are restored before each test.
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const [to] = given.flat(2) as [{ host?: string; port?: number | string }];
    const place = `${to?.host}:${to?.port}`;
    reached.set(to?.host === '127.0.0.1' ? place : String(to?.host), place);
    return Reflect.apply(connect, this, given) as Socket;
  };
});
afterAll(async () => {
  Socket.prototype.connect = connect;
  await stage.close();
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FOREIGN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const STACK = /^\s+at .*:\d+:\d+\)?$/m;
/** Our colours, and how a prompt wipes its line. */
const ours = new RegExp(`${OURS}|\\r(?:\\u001b\\[\\d+A)?\\u001b\\[J`, 'g');

const near = (text: string, at: number) => JSON.stringify(text.slice(Math.max(0, at - 120), at + 120));

/** Runs a line in its scene, which the honest shop brings about. */
async function runUnder(what: Mood, line: ShownLine) {
  mood = 'honest';
  await stage.anew();
  const { scene, typed } = await stage.bringAbout(line.words, line.story);
  for (const relay of stage.relays) relay.arrived.length = 0;
  for (const list of [followed, started]) list.length = 0;
  reached.clear();
  listed = false;
  mood = what;
  const words = isIn(TOLD, line) ? [...typed, '--dry-run'] : typed;
  const ran = await stage.yaocang(words, scene).finally(() => {
    mood = 'honest';
  });
  // Elsewhere what controls the terminal is a screen's own.
  const arrived = stage.relays.reduce((sum, relay) => sum + relay.arrived.length, 0);
  return {
    ...ran,
    words,
    arrived,
    isSpoilt: what === 'canaries',
    acted: stage.relays.flatMap((relay) => relay.acted()),
  };
}

/** What a run did that it may not do. */
function complaintsOf(
  { exit, out, err, words, acted, arrived, isSpoilt }: Awaited<ReturnType<typeof runUnder>>,
  may: readonly string[],
) {
  const plain = (out + err).replace(ours, '');
  const [control, stack] = [plain.search(FOREIGN), plain.search(STACK)];
  const known = [...stage.relays.map(({ port }) => `127.0.0.1:${port}`), words.join(' ')];
  return [
    ...(control < 0 || !isSpoilt ? [] : [`wrote a control character: ${near(plain, control)}`]),
    ...(stack < 0 && exit !== 1 ? [] : [`crashed with ${exit}: ${near(plain, Math.max(stack, 0))}`]),
    ...[...reached].flatMap(([host, place]) => (known.some((each) => each.includes(host)) ? [] : [`reached ${place}`])),
    ...(reached.size > 0 || arrived === 0 ? [] : ['reached the shop unseen']),
    ...followed.map((href) => `followed ${href}`),
    ...acted.flatMap((act) => (may.includes(act) ? [] : [`sent ${act}`])),
    ...started.map((program) => `started ${program}`),
  ];
}

/** The first line that is shown of each command, one that acts rather than one that only tells. */
const { here } = divided(false);
const nameOf = ({ words }: ShownLine) => commandIn(words, commands)?.name ?? '';
const isTold = ({ words }: ShownLine) => words.includes('--dry-run');
const firsts = new Map(
  [...here.filter(isTold), ...here.filter((line) => !isTold(line)).reverse()].map((line) => [nameOf(line), line]),
);
const lines = here.filter((line) => firsts.get(nameOf(line)) === line);

test.each(lines.map((line) => [line.line, line] as const))('%s', async (_, line) => {
  const { acted: may } = await runUnder('honest', line);
  const found: string[] = [];
  for (const what of ['canaries', 'redirects'] as const) {
    found.push(...complaintsOf(await runUnder(what, line), may).map((each) => `${what}: ${each}`));
    if (!listed || what === 'redirects') continue;
    // What acts is tried with one of them: each run needs a scene, and some scenes cost money.
    for (next of may.length === 0 ? LINKS : LINKS.slice(-1))
      found.push(...complaintsOf(await runUnder('next pages', line), may).map((each) => `next page ${next}: ${each}`));
  }
  expect(found).toEqual([]);
});

test('every command is among them', () => {
  expect(lines.length).toBeGreaterThan(80);
});

test('reports escape what the shop says', async () => {
  const files = ['html', 'junit', 'json'].map((kind) => [kind, join(stage.dir, `hostile.${kind}`)] as const);
  const reports = files.flatMap(([kind, file]) => ['--report', `${kind}=${file}`]);
  await stage.anew();
  mood = 'refused searches';
  await stage.yaocang(['smoke', 'run', 'visitor-home', 'buyer-search', ...reports]).finally(() => {
    mood = 'honest';
  });
  const [html = '', junit = ''] = files.map(([, file]) => readFileSync(file, 'utf8'));
  expect(html).toContain('elsewhere.example');
  expect(html).not.toMatch(
    new RegExp(`<(script|img|svg|iframe|a|form|base)[^>]*(${ALARM}|elsewhere)|<script>${ALARM}`),
  );
  expect(html.match(/(href|src|action)="(?!#)[^"]*"/g)).toBeNull();
  expect(junit).toContain('elsewhere.example');
  expect(() => readXml(junit)).not.toThrow();
  expect(junit).not.toMatch(/<(script|a)\b/);
});
