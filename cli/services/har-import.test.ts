import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Har } from '#cli/record/har.ts';
import { createRecorder } from '#cli/record/recorder.ts';
import { runAll, tasksOf } from '#cli/smoke/run-all.ts';
import { mainRoad } from '#cli/smoke/scenarios/main-road.ts';
import { telling, testPorts } from '#cli/smoke/testing/test-ports.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/test-shop.ts';
import { LOOPBACK } from '#fixtures/loopback.ts';
import { importScenario } from './har-import.ts';
import { createRedactor } from './redaction/redactor.ts';
import { loadScenario } from './scenario-file.ts';

const base = `${LOOPBACK}/api`;
let standIn: TestShop;
let dir = '';
beforeAll(async () => {
  standIn = await openTestShop();
  dir = await mkdtemp(join(tmpdir(), 'yaocang-import-'));
}, 60_000);
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
  const runs = await runAll(tasksOf([mainRoad], 1, {}), { ...around, portsFor: async () => ports });
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
  const made = await importScenario(await exported(), out, createRedactor());
  expect(made.notes).toEqual([]);
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

test('a file that is there is not overwritten; one without calls is refused', async () => {
  const file = await exported();
  await importScenario(file, join(dir, 'twice.jsonc'), createRedactor());
  await expect(importScenario(file, join(dir, 'twice.jsonc'), createRedactor())).rejects.toMatchObject({
    code: 'usage',
  });
  await writeFile(
    join(dir, 'empty.har'),
    '{"log":{"version":"1.2","creator":{"name":"x","version":"1"},"entries":[]}}',
  );
  await expect(importScenario(join(dir, 'empty.har'), undefined, createRedactor())).rejects.toMatchObject({
    code: 'usage',
  });
  await writeFile(join(dir, 'no.har'), '{"log":{"version":"1.2"}}');
  await expect(importScenario(join(dir, 'no.har'), undefined, createRedactor())).rejects.toThrow(
    'har.log.creator should be an object',
  );
});
