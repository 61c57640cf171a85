import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scenario } from '#cli/prove/smoke/ports.ts';
import { runAll, tasksOf } from '#cli/prove/smoke/run-all.ts';
import { loadScenario } from '#cli/prove/smoke/scenario-file.ts';
import { mainRoad, telling, testPorts } from '#cli/prove/smoke/testing/test-ports.ts';
import type { Har } from '#cli/shop/har/har.ts';
import { createRecorder } from '#cli/shop/har/recorder.ts';
import { createRedactor, formsOf } from '#cli/shop/redaction/redactor.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { importScenario } from './har-import.ts';
import { use } from './import/captures.ts';

const base = `${LOOPBACK}/api`;
let standIn: TestShop;
let dir = '';
beforeAll(async () => {
  standIn = await openTestShop();
  dir = await mkdtemp(join(tmpdir(), 'yaocang-import-'));
});
afterAll(async () => {
  await standIn.close();
  await rm(dir, { recursive: true, force: true });
});

const portsOver = (fetch: typeof globalThis.fetch) =>
  testPorts({ base, fetch, operate: standIn.operate, now: () => standIn.shop.now() });
const around = { ...telling, jobs: 1, now: () => 0, goOn: () => true, each: () => undefined };

/** The main road as a browser would export it: bodies in Base64, further fields, a picture, a preflight. */
async function exported(): Promise<string> {
  const recorder = createRecorder({ now: Date.now });
  const ports = portsOver(recorder.around(standIn.fetch, base));
  const runs = await runAll(tasksOf(mainRoad, 1, {}), { ...around, portsFor: async () => ports });
  expect(runs[0]?.ok).toBe(true);
  const { log } = structuredClone(recorder.har()) as Har;
  const entries = log.entries.map((entry) => ({
    ...entry,
    _priority: 'High',
    pageref: 'page_1',
    response: inBase64(entry),
  }));
  const picture = { ...entries[0]!, request: { ...entries[0]!.request, url: `${LOOPBACK}/pictures/a.svg` } };
  const preflight = { ...entries[0]!, request: { ...entries[0]!.request, method: 'OPTIONS' } };
  const file = join(dir, 'visit.har');
  await writeFile(
    file,
    `\uFEFF${JSON.stringify({ log: { ...log, pages: [], entries: [picture, preflight, ...entries] } })}`,
  );
  return file;
}

function inBase64({ response }: Har['log']['entries'][number]) {
  const text = Buffer.from(response.content.text ?? '').toString('base64');
  return { ...response, content: { ...response.content, text, encoding: 'base64' } };
}

test('a visit becomes a scenario that runs against another day of the shop, and holds no secret', async () => {
  const out = join(dir, 'visit.jsonc');
  const made = await importScenario(await exported(), out, createRedactor(), 'en');
  expect(made.notes).toEqual([
    'left out, no calls of the shop (pictures, scripts, preflights): 2',
    'left out, what every page asks for itself: common.init',
    'folded, readings that asked the same again: 1',
  ]);
  const text = await readFile(out, 'utf8');
  expect(text).not.toMatch(/enc:|Yaocang2026|246810|[0-9a-f]{32}/);
  expect(text).toContain('"use": "login"');
  expect(text).toContain('{encodedPayPassword}');
  const scenario = await loadScenario(out);
  expect(scenario.effect).toBe('money');
  const runs = await runAll(tasksOf([scenario], 1, {}), { ...around, portsFor: async () => portsOver(standIn.fetch) });
  const steps = runs[0]?.steps.filter(({ state }) => state === 'passed').map(({ call }) => call) ?? [];
  expect(steps).toEqual(
    expect.arrayContaining(['buy.php?act=add_to_cart', 'buy.php?act=submit', 'pay/pay_order.php?act=ye_pay']),
  );
});

/** Not what the visit searched for. */
const OTHER_GOODS = '100103';

/** What a browser's developer tools exported of a member's visit; its secrets are made up. */
const browserVisit = fileURLToPath(new URL('./testing/browser-visit.har', import.meta.url));
const SECRETS = [
  'k4na71enk4na71enk4na71enk4na7101',
  'k4na71enk4na71enk4na71enk4na7102',
  'Kanarien+Vogel&1 %',
  '735519',
];

test('what DevTools exported runs with another shop and member, says what it left out, and holds no secret', async () => {
  const out = join(dir, 'browser.jsonc');
  const { notes } = await importScenario(browserVisit, out, createRedactor(), 'en');
  expect(notes).toEqual([
    'left out, no calls of the shop (pictures, scripts, preflights): 5',
    'left out, other hosts: stats.example.com, cdn.thirdparty.example',
    'left out, what every page asks for itself: common.init, common.header, common.footer, login.needCode, common.randBest',
    'left out, readings without an answer (aborted, blocked, cached): home.home, home.hot, home.promotion, categories.getCat, home.newGoods',
    'kept without an expectation, for no usable answer was recorded: payOrder.clearSd',
    'folded, readings that asked the same again: 4',
    'switched accounts, so the member needs linked ones: login.reLogin',
    'files are not taken over, a picture of one dot is sent: images.imagesUp',
  ]);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  const text = await readFile(out, 'utf8');
  for (const secret of [...SECRETS, '19912345678', 'sessioncanary']) {
    for (const form of formsOf(secret)) expect(text, secret).not.toContain(form);
  }
  expect(text).not.toMatch(/enc:|1000034|1000036|P2026/);
  const scenario = await loadScenario(out);
  expect(scenario).toMatchObject({ role: 'chain', effect: 'money' });
  const [run] = await walked(scenario, 'liansuo');
  expect(run?.steps.flatMap(({ trouble }) => trouble ?? [])).toEqual([]);
  const taken = run?.steps.map(({ name }) => name).join(' ');
  expect(taken).toMatch(/addToCart .*submit .*yePay .*zxPay .*getStatus .*imagesUp .*zzPay .*reLogin .*orderList/);
});

test('a member without linked accounts takes the same visit without the switch, though his cart is not empty', async () => {
  const har = JSON.parse(await readFile(browserVisit, 'utf8')) as Har;
  const { entries } = har.log;
  const switched = entries.findIndex(({ request }) => request.url.includes('act=re_login'));
  const file = join(dir, 'other.har');
  await writeFile(file, JSON.stringify({ log: { ...har.log, entries: entries.slice(0, switched) } }));
  const out = join(dir, 'other.jsonc');
  await importScenario(file, out, createRedactor(), 'en');
  const token = await standIn.enter('yaodian');
  const other = { type: '0', goods_id: OTHER_GOODS, goods_number: 50, attr_id: '', spce_id: '' };
  await standIn.ask(buy.addToCart, [other], token);
  const [run] = await walked(await loadScenario(out), 'yaodian');
  expect(run?.steps.flatMap(({ trouble }) => trouble ?? [])).toEqual([]);
  const left = await standIn.ask(cart.list, {}, token);
  expect(left.data.map(({ goods_id }) => goods_id)).toEqual([other.goods_id]);
});

test('a code that was paid with a phone is settled and waited for; each order has its own key', async () => {
  const har = JSON.parse(await readFile(browserVisit, 'utf8')) as Har;
  const polls = har.log.entries.filter(({ request }) => request.url.includes('act=get_status'));
  const last = polls.at(-1)?.response.content as { text: string };
  last.text = last.text.replace('"status":"0"', '"status":"1"');
  const end = har.log.entries.indexOf(polls.at(-1)!) + 1;
  const file = join(dir, 'paid.har');
  await writeFile(file, JSON.stringify({ log: { ...har.log, entries: har.log.entries.slice(0, end) } }));
  const out = join(dir, 'paid.jsonc');
  const { notes } = await importScenario(file, out, createRedactor(), 'en');
  expect(notes).toContain('waited for instead of asked again and again: payCx.getStatus');
  const text = await readFile(out, 'utf8');
  expect([...text.matchAll(/"once": "(.*)"/g)].map(([, once]) => once)).toEqual([use('once'), `${use('once')}-2`]);
  const [run] = await walked(await loadScenario(out), 'yaodian');
  expect(run?.steps.flatMap(({ trouble }) => trouble ?? [])).toEqual([]);
  expect(run?.steps.slice(-2).map(({ name }) => name)).toEqual(['pay the code', 'payCx.getStatus']);
});

async function walked(scenario: Scenario, user: string) {
  const ports = testPorts(
    { base, fetch: standIn.fetch, operate: standIn.operate, now: () => standIn.shop.now() },
    user,
  );
  return runAll(tasksOf([scenario], 1, {}), { ...around, portsFor: async () => ports });
}

test('a file that is there is not overwritten; one without calls is refused', async () => {
  const file = await exported();
  await importScenario(file, join(dir, 'twice.jsonc'), createRedactor(), 'en');
  await expect(importScenario(file, join(dir, 'twice.jsonc'), createRedactor(), 'en')).rejects.toMatchObject({
    code: 'usage',
  });
  await writeFile(
    join(dir, 'empty.har'),
    '{"log":{"version":"1.2","creator":{"name":"x","version":"1"},"entries":[]}}',
  );
  await expect(importScenario(join(dir, 'empty.har'), undefined, createRedactor(), 'en')).rejects.toMatchObject({
    code: 'usage',
  });
  await writeFile(join(dir, 'no.har'), '{"log":{"version":"1.2"}}');
  await expect(importScenario(join(dir, 'no.har'), undefined, createRedactor(), 'en')).rejects.toThrow(
    'har.log.entries should be a list',
  );
});
