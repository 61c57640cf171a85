import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { interruptible } from '#cli/shop/clients.ts';
import { createGuard } from '#cli/shop/guard.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { createRedactor, formsOf } from '#cli/shop/redaction/redactor.ts';
import { door, openUnasked, type UnaskedShop } from '#cli/shop/shop.ts';
import { CancelledError } from '#shared/errors.ts';
import { realClock } from '#shared/flows/clock.ts';
import type { Check } from './check.ts';
import { diagnose, judgeDiagnosis } from './doctor.ts';
import { checkMachine, type Machine } from './machine.ts';
import { makeBundle } from './support-bundle.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-doctor-'));
let server: Server;
let base = '';
const fine = { success: 1, log_bs: '', version: '9', booklet_type: '', title: '', company: '', shop_closed: 0 };
let answer: (path: string, body: string) => object = () => fine;
let date: string | undefined;
let header: readonly string[] | undefined;

/** An answer as JSON, or a whole one with its status. */
async function send(response: ServerResponse, body: object): Promise<void> {
  if (!(body instanceof Response)) return void response.end(JSON.stringify(body));
  response.statusCode = body.status;
  response.end(await body.clone().text());
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (date) response.setHeader('date', date);
    if (header) response.setHeader(header[0] ?? '', header[1] ?? '');
    void text(request).then((body) => send(response, answer(request.url ?? '', body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterEach(() => {
  answer = () => fine;
  date = undefined;
  header = undefined;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

const guard = createGuard(localProfile, { allow: 'read', typedName: async () => undefined });

const machine = (change: Partial<Machine> = {}): Machine => ({
  dir,
  env: { LANG: 'zh_CN.UTF-8', TERM: 'xterm' },
  version: 'v20.20.2',
  platform: 'linux',
  columns: 80,
  ...change,
});
const opened =
  (change: object = {}) =>
  (): Promise<UnaskedShop> => {
    const profile = { ...localProfile, base, patience: 1000, ...change };
    const { signal } = new AbortController();
    const ports = { fetch: door(fetch, profile, guard), clock: realClock, signal, random: Math.random, guard };
    return openUnasked(dir, profile, ports, createRedactor());
  };
async function seen(change: Partial<Machine> = {}, profile: object = {}) {
  const found = await diagnose(machine(change), opened(profile));
  const states = Object.fromEntries(found.checks.map(({ name, state }) => [name, state]));
  return { states, code: judgeDiagnosis(found)?.code };
}

test('a shop that is well', async () => {
  const { states, code } = await seen();
  expect(states).toMatchObject({
    node: 'ok',
    files: 'ok',
    tcp: 'ok',
    dns: 'skip',
    tls: 'skip',
    init: 'ok',
    clock: 'ok',
    open: 'ok',
    login: 'warn',
  });
  expect(code).toBeUndefined();
});

test.each([
  ['nobody there', {}, { base: 'http://127.0.0.1:1/api' }, 'tcp', 'network'],
  ['no such name', {}, { base: 'http://nowhere.invalid/api', kind: 'staging' }, 'dns', 'network'],
] as const)('%s', async (_, change, profile, check, code) => {
  expect(await seen(change, profile)).toMatchObject({ states: { [check]: 'fail' }, code });
});

test('whoever ends the run learns nothing of the shop, and no bundle is written', async () => {
  const ending = new AbortController();
  answer = () => {
    ending.abort();
    return fine;
  };
  const ended = async () => ({ ...(await opened()()), signal: ending.signal });
  const open = async () => {
    const shop = await ended();
    return { ...shop, client: interruptible(shop.client, ending.signal) } as UnaskedShop;
  };
  await expect(diagnose(machine(), open)).rejects.toThrow(CancelledError);
  const wanted = { out: join(dir, 'ended.json'), order: undefined, note: undefined, version: '1', withNames: false };
  await expect(makeBundle(machine(), open, createRedactor(), { ...wanted, planner: undefined })).rejects.toThrow(
    CancelledError,
  );
});

test('nothing is said of modes where the system has none', async () => {
  const own = mkdtempSync(join(tmpdir(), 'yaocang-modes-'));
  writeFileSync(join(own, 'profiles.json'), '{}', { mode: 0o600 });
  const told = async (platform: string) => JSON.stringify(await checkMachine(machine({ dir: own, platform })));
  expect(await told('linux')).toContain('0600');
  expect(await told('win32')).not.toContain('0600');
  rmSync(own, { recursive: true });
});

test('a terminal that cannot show Chinese', async () => {
  expect(await seen({ env: { LANG: 'C' } })).toMatchObject({ states: { terminal: 'warn' }, code: undefined });
  expect(await seen({ platform: 'win32', codePage: '936' })).toMatchObject({ states: { terminal: 'warn' } });
  expect(await seen({ platform: 'win32', codePage: '65001' })).toMatchObject({ states: { terminal: 'ok' } });
});

test('a closed shop, a clock that is wrong, an answer that is none', async () => {
  answer = () => ({ ...fine, shop_closed: 1, close_comment: '盘点' });
  expect(await seen()).toMatchObject({ states: { open: 'fail' }, code: 'closed' });
  answer = () => fine;
  date = new Date(Date.now() - 3_600_000).toUTCString();
  expect(await seen()).toMatchObject({ states: { clock: 'warn' }, code: undefined });
  answer = () => ['oops'];
  expect(await seen()).toMatchObject({ states: { init: 'fail' }, code: 'server' });
});

test.each([
  ['end', 'skip', ''],
  ['search.php?act=search&keywords=all&ppg=3', 'ok', ''],
  ['?act=search&ppg=3', 'ok', ''],
  ['http://php-7.inner:9000/api/search.php?act=search&keywords=all&ppg=3', 'fail', 'php-7.inner:9000'],
  ['http://10.8.0.4/api/search.php?act=search&ppg=3', 'fail', '10.8.0.4'],
  ['order.php?act=qx_order&order_id=8', 'fail', 'order.php'],
  ['http://[', 'fail', 'http://['],
  ['', 'fail', ''],
])('where the link to a next page leads: %j', async (page_next, state, names) => {
  const found = { ...fine, data: [{ goods_id: 4711 }], page_next };
  answer = (url) => (url.includes('search.php') ? found : fine);
  const { checks } = await diagnose(machine(), opened());
  const pages = checks.find(({ name }) => name === 'pages');
  expect(pages?.state).toBe(state);
  for (const words of pages?.detail ?? []) expect(words).toContain(names);
  expect(JSON.stringify(pages?.next ?? '')).not.toContain(names || ' ! ');
});

test('words around the answers, lists without their order and lost digits are named', async () => {
  const told = async () => {
    const { checks } = await diagnose(machine(), opened());
    const { state, detail } = checks.find(({ name }) => name === 'answers') ?? {};
    return `${state} ${detail?.[0]} ${detail?.[1]}`;
  };
  const notice = '<br />\n<b>Notice</b>:  Undefined index: uid in <b>/www/lib.php</b> on line 12<br />\n';
  answer = () => new Response(notice + JSON.stringify(fine));
  expect(await told()).toMatch(/^warn JSON 外夹带文字 “Notice : Undefined index: uid in .*\.php\?act=\w+/);
  const goods = (goods_id: number) => ({ goods_id, goods_name: '棉签' });
  const keyed = { ...fine, data: { 10431: goods(10431), 98: goods(98) }, page_next: 'end' };
  const banks = '{"success":1,"yh_list":[{"name":"工商银行","number":6222021234567890123}]}';
  answer = (url) => (url.includes('search.php') ? keyed : url.includes('bank_info.php') ? new Response(banks) : fine);
  const both = await told();
  expect(both).toMatch(/列表以编号为键，顺序已乱：[^；]*search\.php\?act=search/);
  expect(both).toMatch(/丢了末尾几位，不会显示：bank_info\.php\?act=list；另有 \d+ 处与约定不符/);
});

test('a cache that ignores the query, and one that says how old its answer is', async () => {
  const found = { success: 1, data: [{ goods_id: 4711, goods_name: '藿香正气水' }], page_next: 'end' };
  const none = { success: 1, data: [], page_next: 'end' };
  answer = (url) => (!url.includes('search.php') ? fine : url.includes('keywords=all') ? found : none);
  expect(await seen()).toMatchObject({ states: { cache: 'ok' } });
  header = ['x-cache', 'MISS from edge-3'];
  expect(await seen()).toMatchObject({ states: { cache: 'ok' } });
  for (header of [
    ['age', '87'],
    ['x-cache', 'HIT from edge-3'],
  ]) {
    expect(await seen()).toMatchObject({ states: { cache: 'warn' }, code: undefined });
  }
  header = undefined;
  answer = (url) => (url.includes('search.php') ? found : fine);
  expect(await seen()).toMatchObject({ states: { cache: 'fail' }, code: 'server' });
  answer = (url) => (url.includes('search.php') ? none : fine);
  expect(await seen()).toMatchObject({ states: { cache: 'skip' } });
});

test('a login that is lost, and files that others can read', async () => {
  await saveLogin(dir, { ...localProfile, base }, member);
  answer = (url) => (url.includes('user_center') ? { need_login: 1 } : fine);
  expect(await seen()).toMatchObject({ states: { login: 'fail' }, code: 'login' });
  chmodSync(join(dir, 'credentials.json'), 0o644);
  expect(await seen()).toMatchObject({ states: { files: 'fail' }, code: 'guard' });
  chmodSync(join(dir, 'credentials.json'), 0o600);
});

const assumedOf = async () =>
  (await diagnose(machine(), opened())).checks.find(({ name }) => name === 'assumed') as Check;

test.each<readonly [how: string, answer: object]>([
  ['words', { success: 0, content: '该功能暂未开放' }],
  ['other words', { success: 0, content: '该接口不存在' }],
  ['English words', { success: 0, content: 'unknown act' }],
  ['404', new Response('', { status: 404 })],
  ['405', new Response('', { status: 405 })],
  ['501', new Response('', { status: 501 })],
  ['a page', new Response('<!doctype html><meta name="yaocang-base" content="/" />')],
])('calls that the documents do not show and the server does not have are named: %s', async (_, none) => {
  answer = (url) => (url.includes('bank.php') ? none : fine);
  const { state, detail, next } = await assumedOf();
  expect(state).toBe('warn');
  expect(detail[0]).toContain('未提供 1，');
  expect(next?.[0]).toContain('bank.php?act=list');
});

test('a shop that answers none of them is not ticked', async () => {
  answer = (url) => (url.includes('common.php') ? fine : { need_login: 1 });
  const { state, detail } = await assumedOf();
  expect(state).toBe('skip');
  expect(detail[0]).toContain('提供 0，未提供 0，');
});

test('a support bundle is 0600 and holds no secret in any spelling', async () => {
  const secrets = ['proxyKanarie99', 'ganzgeheim-1234', member.token];
  await saveLogin(dir, { ...localProfile, base }, member);
  answer = (path) => ({
    ...fine,
    ...(path.includes('act=order_list') && { data: [{ order_id: 7, order_sn: 'S7' }], page_next: 'end' }),
    company: `${secrets[1]} und ${member.token}`,
    title: encodeURIComponent(secrets[1] ?? ''),
  });
  const out = join(dir, 'bundle.json');
  const redactor = createRedactor();
  redactor.learn(...secrets);
  const env = { LANG: 'zh_CN.UTF-8', https_proxy: `http://me:${secrets[0]}@p.test:1`, YAOCANG_PASSWORD: secrets[1] };
  await makeBundle(machine({ env }), opened(), redactor, {
    out,
    order: '7',
    note: `token=${secrets[1]} 会员来电 13912345678`,
    version: '1',
    withNames: false,
    planner: undefined,
  });
  const text = readFileSync(out, 'utf8');
  for (const form of secrets.flatMap(formsOf)) expect(text).not.toContain(form);
  expect(text).toContain('会员来电 139****5678');
  expect((statSync(out).mode & 0o777).toString(8)).toBe('600');
  const bundle = JSON.parse(text) as { asked: { about: string; ms: number }[] };
  expect(bundle).toMatchObject({ v: 1, environment: { YAOCANG_PASSWORD: '[set]' }, time_zone: expect.any(String) });
  expect(bundle.asked.map(({ about }) => about)).toEqual(['init', 'member', 'latest_orders', 'order', 'payment']);
});

test('a server that reads only one kind of body is told from one that does not tell', async () => {
  const visitor = { name: 'unknown-here' };
  const refused = (content: string) => ({ success: 0, error: 1, content });
  const reads = (sign: RegExp) => (path: string, body: string) =>
    path.includes('act=login') ? refused(sign.test(body) ? '用户名或密码错误！' : '请输入用户名！') : fine;
  const asForm = /user_name=yaocang/;
  const asJson = /"user_name":"yaocang/;
  answer = reads(asForm);
  expect((await seen({}, visitor)).states.body).toBe('fail');
  expect((await seen({}, { ...visitor, body: 'form' })).states.body).toBe('ok');
  answer = reads(asJson);
  expect((await seen({}, visitor)).states.body).toBe('ok');
  expect((await seen({}, { ...visitor, body: 'form' })).states.body).toBe('fail');
  answer = (path) => (path.includes('act=login') ? refused('用户名或密码错误！') : fine);
  expect((await seen({}, visitor)).states.body).toBe('skip');
});
