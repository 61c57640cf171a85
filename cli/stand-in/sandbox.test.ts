import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { run } from '#cli/frame/run.ts';
import { createTestTerminal } from '#cli/frame/testing/terminal.ts';
import { inkFor } from '#cli/text/style.ts';
import { actions } from '#fixtures/backend/operator/actions.ts';
import { faultKinds as theirKinds } from '#fixtures/backend/server/faults.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { acts, faultKinds } from './acts.ts';
import { operatorAnswer } from './operator-answer.ts';

let shop: TestShop;
let server: Server;
let base = '';
const asked = new Set<string>();
const dir = mkdtempSync(join(tmpdir(), 'yaocang-sandbox-'));

beforeAll(async () => {
  shop = await openTestShop();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.add((request.url ?? '').replace('/operator/', ''));
    const body = Buffer.concat(chunks).toString();
    const headers = { 'operator-key': String(request.headers['operator-key']) };
    const answer = await shop.fetch(request.url ?? '', { method: 'POST', headers, body });
    response.statusCode = answer.status;
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
  await shop.close();
});

async function sandbox(...words: readonly string[]) {
  const terminal = createTestTerminal({ env: { YAOCANG_CONFIG_DIR: dir } });
  const { signal } = new AbortController();
  const exit = await run(['sandbox', ...words, '--base', base, '--json'], { commands, groups, terminal, signal });
  return {
    exit,
    ...(JSON.parse(terminal.written.out) as { data: Record<string, unknown>; error: { message: string } | null }),
  };
}

test('the faults are those that the stand-in knows', () => {
  expect([...faultKinds].sort()).toEqual([...theirKinds].sort());
});

test('lists are there for everything that waits, and for what can be done', async () => {
  const waiting = ['transfers', 'invoices', 'verifications', 'scopes', 'after_sales', 'requests', 'dump'];
  for (const list of waiting) expect(await sandbox('do', list), list).toMatchObject({ exit: 0 });
  for (const list of ['fault', 'sms']) expect(await sandbox(list), list).toMatchObject({ exit: 0 });
  const { data } = await sandbox('scenario');
  expect((data.scenarios as unknown[]).length).toBeGreaterThan(3);
  expect((await sandbox('do')).data.acts).toHaveLength(Object.keys(acts).length);
});

test('a table speaks one language; names that an act takes stay as they are', () => {
  const style = { columns: 200, say: (zh: string) => zh, ink: inkFor(false, {}) };
  const told = operatorAnswer({ scenarios: [{ name: 'grey', about: '灰色' }], transfers: [], order_sn: '1' }, style);
  expect(told).toMatch(/^order_sn {2}1\n\n场景\n名称\s+说明\ngrey\s+灰色\n\n转账: 无$/);
});

test('a verification is reviewed; what the act does not take is refused', async () => {
  const review = ['do', 'review_verification', 'member=renzhengzhong'];
  expect(await sandbox(...review)).toMatchObject({ exit: 7 });
  expect(await sandbox(...review, 'verdict')).toMatchObject({ exit: 2 });
  expect(await sandbox('do', 'nothing')).toMatchObject({ exit: 2 });
  expect(await sandbox(...review, 'verdict=approve')).toMatchObject({ exit: 0 });
});

test('switches are read as what they were, and shown alone when they are changed', async () => {
  const settings = (...words: readonly string[]) => sandbox('do', 'settings', ...words);
  const { data } = await settings('shop_closed=true', 'close_comment=盘点');
  expect(data.settings).toEqual({ shop_closed: true, close_comment: '盘点' });
  expect((await settings('shop_closed')).data).toMatchObject({ settings: { shop_closed: true } });
  expect(await settings('shop_closed=maybe')).toMatchObject({ exit: 2 });
  expect(await settings('nothing=1')).toMatchObject({ exit: 2 });
  expect(await settings('nothing')).toMatchObject({ exit: 2 });
  expect(await settings('shop_closed=false', '--dry-run')).toMatchObject({
    data: { dry_run: true, steps: [{ call: 'operator/settings', args: { settings: { shop_closed: false } } }] },
  });
  expect((await settings('shop_closed')).data).toMatchObject({ settings: { shop_closed: true } });
  const notice = (await settings('notice.cont=周日盘点', 'notice.link=/article-list')).data;
  expect(notice.settings).toMatchObject({ notice: { cont: '周日盘点' } });
});

// Before the clock moves: on another day a fresh shop is made from another template.
test('a shop is reset; a scenario that there is not is refused', async () => {
  expect(await sandbox('scenario', 'order-unpaid')).toMatchObject({ exit: 0 });
  expect(await sandbox('scenario', 'order-paid')).toMatchObject({ exit: 2 });
  expect(await sandbox('reset')).toMatchObject({ exit: 0 });
});

test('the clock moves ahead, a fault is ordered and cleared', async () => {
  const before = (await sandbox('clock')).data.now as number;
  expect((await sandbox('clock', '--advance', '25h')).data.now).toBe(before + 25 * 3_600_000);
  expect((await sandbox('fault', 'cart.php?act=list', 'latency', '--latency', '2s')).data.faults).toMatchObject([
    { call: 'cart.php?act=list', kind: 'latency', ms: 2000 },
  ]);
  expect((await sandbox('fault', '--clear')).data.faults).toEqual([]);
  expect(await sandbox('fault', 'cart.php?act=list')).toMatchObject({ exit: 2 });
});

test('content is told, changed, and refused where it cannot be right', async () => {
  expect(await sandbox('do', 'content')).toMatchObject({ exit: 0 });
  const keywords = await sandbox('do', 'content', 'hot_keywords=["口罩","感冒灵"]');
  expect(keywords.data.hot_keywords).toEqual(['口罩', '感冒灵']);
  const links = 'links=[{"link_name":"药监局","link_url":"https://www.nmpa.gov.cn"}]';
  expect((await sandbox('do', 'content', links)).data.links).toHaveLength(1);
});

test.each([
  'review_transfer transfer=7 verdict=approve',
  'settle order_sn=7 outcome=paid',
  'ship order_sn=7 parcels=2 offline=true',
  'review_scope member=nobody type_id=1 verdict=approve',
  'answer_after_sales number=7 answer=approve',
  'move_parcel parcel=7',
  'answer_pre_order qhyg_id=7 state=arrived',
  'answer_invoice invoice=7 verdict=approve',
])('what is not there is refused in the words of the stand-in: %s', async (words) => {
  const { exit, error } = await sandbox('do', ...words.split(' '));
  expect([exit, error?.message.length ? 'told' : '']).toEqual([7, 'told']);
});

test.each([
  ['do review_verification member=nobody verdict=approve', '没有会员 nobody'],
  ['do ship order_sn=1 parcels=0', 'parcels 应为不小于 1 的整数'],
  ['do settle order_sn=1 outcome=stolen', 'outcome 应为 paid, refund, never 之一'],
  ['do dump tables=["secrets"]', '没有数据表 secrets，可选：'],
  ['do ship order=1', 'order_sn 应为文字'],
])('%s: the refusal is told in one language', async (words, told) => {
  const { error } = await sandbox(...words.split(' '));
  expect(error?.message).toContain(told);
});

test('every action that the operator has can be reached by a command', () => {
  expect(Object.keys(actions).filter((action) => !asked.has(action))).toEqual([]);
});
