import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing.ts';
import type { Har, HarEntry } from '#cli/shop/har/har.ts';
import { masked } from '#cli/shop/har/har-redaction.ts';
import { harComplaints } from '#cli/shop/har/structure.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { listenIn, type Parrot } from './listening.ts';

// A whole shop, and many runs against it and against its recording.
vi.setConfig({ testTimeout: 120_000 });

/** Everything that only reads, with what it needs to know; order and payment are put in when they are known. */
const READING = [
  'whoami',
  'center',
  'search all --limit 5',
  'search 阿莫西林 --stock',
  'goods 100103 --num 20',
  'collection new --limit 3',
  'cart list',
  'address list',
  'order list',
  'order show ORDER',
  'order goods ORDER',
  // Nothing was sent yet: refused, then as now.
  'order track ORDER',
  'coupon list',
  'coupon mine',
  'favourite list',
  'frequent list',
  'history list',
  'ledger --of balance',
  'bank list',
  'topup list',
  'topup log',
  'invoice list',
  'transfer accounts',
  'papers search --limit 3',
  'preorder list',
  'article list',
  'review list 100103',
  'signin show',
  'verify show',
  'scope show',
  'security list',
  'wechat status',
  'account list',
  'account close-status',
  'salesman list',
  'group list',
  'price-cut list',
  'call cart list --raw',
];
const ORDERING = ['cart add 100103 --num 10', 'cart list', 'checkout', 'order submit', 'cart list', 'order list'];

let standIn: TestShop;
let shop: Parrot;
let dir = '';
beforeAll(async () => {
  standIn = await openTestShop({ clock: Date.now });
  shop = await listenIn(LOOPBACK, standIn.fetch, { silent: true });
  dir = await mkdtemp(join(tmpdir(), 'yaocang-round-'));
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
  await rm(dir, { recursive: true, force: true });
});

/** Runs the tool at an address, with a folder of its own for each shop. */
async function yaocang(base: string, words: string, signal = new AbortController().signal) {
  const env = {
    YAOCANG_PASSWORD: 'Yaocang2026',
    YAOCANG_CONFIG_DIR: join(dir, new URL(base).port),
    LANG: 'zh_CN.UTF-8',
  };
  const terminal = createTestTerminal({ env });
  const exit = await run(['--base', base, ...words.split(' ')], { commands, groups, terminal, signal });
  return { exit, out: terminal.written.out, err: terminal.written.err };
}

const origin = (base: string): string => new URL(base).origin;
const harOf = async (file: string): Promise<Har> => JSON.parse(await readFile(file, 'utf8')) as Har;

/** Serves a recording through the command, until it is ended. */
async function served(file: string) {
  const ending = new AbortController();
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: join(dir, 'serving'), LANG: 'en_US.UTF-8' } });
  const ended = run(['replay', 'serve', file], { commands, groups, terminal, signal: ending.signal });
  const base = await vi.waitFor(() => {
    const found = /recorded calls at (\S+)/.exec(terminal.written.err)?.[1];
    if (!found) throw new Error('not yet');
    return found;
  });
  const end = async () => {
    ending.abort();
    return ended;
  };
  return { base, end, said: () => terminal.written.err };
}

test('every reading command and an order say the same of the recording as they said of the shop', async () => {
  const told: [string, string, number][] = [];
  const entries: HarEntry[] = [];
  const failed: string[] = [];
  const recorded = async (words: string) => {
    const file = join(dir, `${told.length}.har`);
    const { exit, out, err } = await yaocang(shop.base, `${words} --record ${file}`);
    if (exit !== 0 && !words.startsWith('order track')) failed.push(`${words}: ${exit} ${err}`);
    const har = await harOf(file);
    expect(harComplaints(har), words).toEqual([]);
    entries.push(...har.log.entries);
    told.push([words, out, exit]);
    return out;
  };
  await recorded('login yaodian');
  for (const words of ORDERING) await recorded(words);
  const list = await yaocang(shop.base, 'order list --json');
  const order = /"order_id":"(\d+)"/.exec(list.out)?.[1] ?? '';
  for (const words of READING) await recorded(words.replace('ORDER', order));
  expect(failed).toEqual([]);

  const file = join(dir, 'all.har');
  await writeFile(
    file,
    JSON.stringify({
      ...(await harOf(join(dir, '0.har'))),
      log: { ...(await harOf(join(dir, '0.har'))).log, entries },
    }),
  );
  const replayed = await served(file);
  for (const [words, before, exit] of told) {
    const now = await yaocang(replayed.base, words);
    expect(now.exit, `${words}\n${now.err}\n${replayed.said()}`).toBe(exit);
    expect(now.out.replaceAll(origin(replayed.base), origin(shop.base)), words).toBe(masked(before));
  }
  expect(replayed.said()).not.toContain('not recorded');
  // What was not recorded fails, and is named.
  const strange = await yaocang(replayed.base, 'goods 100104');
  expect(strange.exit).not.toBe(0);
  expect(replayed.said()).toContain('not recorded: goods.php?act=info');
  expect(await replayed.end()).toBe(130);

  const report = await yaocang(shop.base, `replay ${file} --json`);
  const { data } = JSON.parse(report.out) as { data: { calls: { call: string; state: string }[] } };
  const states = new Set(data.calls.map(({ state }) => state));
  expect(data.calls).toHaveLength(entries.length);
  expect(states).toContain('same');
});

/** A visit that only reads, in one recording. */
async function recordedVisit(name: string): Promise<string> {
  const file = join(dir, `${name}.har`);
  const { exit, err } = await yaocang(shop.base, `smoke run visitor-search --record ${file}`);
  expect(exit, err).toBe(0);
  return file;
}

test('a server that drifted: exit 9, with the call, the field and what became of it', async () => {
  const file = await recordedVisit('drift');
  const before = await yaocang(shop.base, `replay ${file}`);
  expect(before.exit, before.out + before.err).toBe(0);
  const har = await harOf(file);
  const drifted = structuredClone(har);
  const entry = drifted.log.entries.findLast(({ request }) => request.url.includes('act=search'));
  const content = entry!.response.content as { text?: string };
  const body = JSON.parse(content.text ?? '') as { data: { goods_name?: string; shop_price: unknown }[] };
  for (const goods of body.data) {
    delete goods.goods_name;
    goods.shop_price = [goods.shop_price];
  }
  content.text = JSON.stringify(body);
  const server = join(dir, 'drifted.har');
  await writeFile(server, JSON.stringify(drifted));
  const shopThatDrifted = await served(server);
  const now = await yaocang(shopThatDrifted.base, `replay ${file}`);
  expect(now.exit).toBe(9);
  expect(now.err).toMatch(/search\.php\?act=search[\s\S]*goods_name/);
  expect(now.err).toMatch(/shop_price/);
  const { code, error, data } = JSON.parse((await yaocang(shopThatDrifted.base, `replay ${file} --json`)).out) as {
    code: string;
    error: { call: string };
    data: { calls: { call: string; state: string; differences: { path: string }[] }[] };
  };
  expect([code, error.call]).toEqual(['drift', 'search.php?act=search']);
  const different = data.calls.filter(({ state }) => state === 'different');
  expect(different.map(({ call }) => call)).toEqual(['search.php?act=search']);
  expect(different[0]?.differences.map(({ path }) => path).join(' ')).toMatch(
    /goods_name.*shop_price|shop_price.*goods_name/,
  );
  expect(await shopThatDrifted.end()).toBe(130);
});

test('the next page is another request than the first, on replay and as a shop, though no declaration knows its number', async () => {
  const file = await recordedVisit('pages');
  const { entries } = (await harOf(file)).log;
  const [first, second] = entries.filter(({ request }) => request.url.includes('act=search'));
  expect(second?.request.url).toContain('page=2');
  const pages = await served(file);
  const asked = async (entry: HarEntry | undefined) => {
    const url = entry?.request.url.replace(/^.*\/api/, pages.base) ?? '';
    return ((await (await fetch(url)).json()) as { data: unknown[] }).data;
  };
  const recorded = (entry: HarEntry | undefined) =>
    (JSON.parse(entry?.response.content.text ?? '') as { data: unknown[] }).data;
  expect(await asked(second)).toEqual(recorded(second));
  expect(await asked(first)).toEqual(recorded(first));
  expect(await pages.end()).toBe(130);
});

test('two replays at once against one served recording: each gets its answers', async () => {
  const file = await recordedVisit('both');
  const shopOnce = await served(file);
  const both = await Promise.all([1, 2].map(() => yaocang(shopOnce.base, `replay ${file} --json`)));
  for (const { exit, out } of both) {
    const { data } = JSON.parse(out) as { data: { calls: { state: string }[] } };
    expect({ exit, states: new Set(data.calls.map(({ state }) => state)) }, out).toEqual({
      exit: 0,
      states: new Set(['same']),
    });
  }
  expect(shopOnce.said()).not.toContain('not recorded');
  expect(await shopOnce.end()).toBe(130);
});
