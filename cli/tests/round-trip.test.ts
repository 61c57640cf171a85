import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HarEntry } from '#cli/shop/har/recorder.ts';
import type { Har } from '#cli/shop/har/testing/recorded.ts';
import { harComplaints } from '#cli/shop/har/testing/structure.ts';
import { type Desk, openDesk } from './desk.ts';
import { openRelay } from './relay.ts';

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
  'order why ORDER',
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
  'call cart list',
];
const ORDERING = ['cart add 100103 --num 10', 'cart list', 'checkout', 'order submit', 'cart list', 'order list'];

/** `npm run proof` records all of them; `npm test` every second. */
const reading = READING.filter((_, at) => process.env.THOROUGH === '1' || at % 2 === 0);

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** Runs the tool at an address, with a folder of its own for each shop. */
const yaocang = (base: string, words: string) =>
  desk.yaocang(['--base', base, ...words.split(' ')], {
    YAOCANG_CONFIG_DIR: join(desk.dir, new URL(base).port),
    LANG: 'zh_CN.UTF-8',
  });

const harOf = async (file: string): Promise<Har> => JSON.parse(await readFile(file, 'utf8')) as Har;

test('every reading command and an order are recorded whole, and what only reads is replayed as it was', async () => {
  let runs = 0;
  const entries: HarEntry[] = [];
  const failed: string[] = [];
  const recorded = async (words: string) => {
    const file = join(desk.dir, `${runs++}.har`);
    const { exit, out, err } = await yaocang(desk.relay.base, `${words} --record ${file}`);
    if (exit !== 0 && !words.startsWith('order track')) failed.push(`${words}: ${exit} ${err}`);
    const har = await harOf(file);
    expect(harComplaints(har), words).toEqual([]);
    entries.push(...har.log.entries);
    return out;
  };
  await recorded('login yaodian');
  for (const words of ORDERING) await recorded(words);
  const list = await yaocang(desk.relay.base, 'order list --json');
  const order = /"order_id":"(\d+)"/.exec(list.out)?.[1] ?? '';
  for (const words of reading) await recorded(words.replace('ORDER', order));
  expect(failed).toEqual([]);

  const file = join(desk.dir, 'all.har');
  await writeFile(
    file,
    JSON.stringify({
      ...(await harOf(join(desk.dir, '0.har'))),
      log: { ...(await harOf(join(desk.dir, '0.har'))).log, entries },
    }),
  );
  const report = await yaocang(desk.relay.base, `replay ${file} --json`);
  const { data } = JSON.parse(report.out) as { data: { calls: { call: string; state: string }[] } };
  const states = new Set(data.calls.map(({ state }) => state));
  expect(data.calls).toHaveLength(entries.length);
  expect(states).toContain('same');
});

/** A visit that only reads, in one recording. */
async function recordedVisit(name: string): Promise<string> {
  const file = join(desk.dir, `${name}.har`);
  const { exit, err } = await yaocang(desk.relay.base, `smoke run visitor-search --record ${file}`);
  expect(exit, err).toBe(0);
  return file;
}

/** The shop after a release that lost a name and wraps its prices in a search. */
const driftedFetch: typeof fetch = async (...request) => {
  const answer = await desk.standIn.fetch(...request);
  if (!String(request[0]).includes('act=search')) return answer;
  const body = (await answer.json()) as { data: { goods_name?: string; shop_price: unknown }[] };
  for (const goods of body.data) {
    delete goods.goods_name;
    goods.shop_price = [goods.shop_price];
  }
  return Response.json(body);
};

test('a server that drifted: exit 9, with the call, the field and what became of it', async () => {
  const file = await recordedVisit('drift');
  const before = await yaocang(desk.relay.base, `replay ${file}`);
  expect(before.exit, before.out + before.err).toBe(0);
  const shopThatDrifted = await openRelay(driftedFetch);
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
  await shopThatDrifted.close();
});

test('the next page is another request than the first on replay, though no declaration knows its number', async () => {
  const file = join(desk.dir, 'pages.har');
  const { exit, err } = await yaocang(desk.relay.base, `search all --limit 60 --record ${file}`);
  expect(exit, err).toBe(0);
  const searches = (await harOf(file)).log.entries.filter(({ request }) => request.url.includes('act=search'));
  expect(searches[1]?.request.url).toContain('page=2');
  const again = await yaocang(desk.relay.base, `replay ${file} --json`);
  const { data } = JSON.parse(again.out) as { data: { calls: { call: string; state: string }[] } };
  const states = data.calls.filter(({ call }) => call === 'search.php?act=search').map(({ state }) => state);
  expect(states).toEqual(searches.map(() => 'same'));
});
