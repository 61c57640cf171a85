import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGate, passOf, saveGate, secretsOfGate } from './gate.ts';
import { openHttp } from './http.ts';
import { createRedactor } from './redaction/redactor.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-gate-'));
let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((asked, answer) => answer.end(asked.headers.authorization ?? 'none'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

const staging = { name: 'staging', base: 'https://stage.test/api' };
const gate = { user: '测试', password: 'ö pen:sesame' };

test('a gate belongs to one profile on one host, in a private file', async () => {
  expect(await loadGate(dir, staging)).toBeUndefined();
  await saveGate(dir, staging, gate);
  await saveGate(dir, { ...staging, name: 'other' }, { user: 'a', password: 'b' });
  expect(await loadGate(dir, { ...staging, base: 'https://stage.test/php' })).toEqual(gate);
  for (const elsewhere of ['http://stage.test/api', 'https://stage.test:8443/api', 'https://elsewhere.test/api'])
    expect(await loadGate(dir, { ...staging, base: elsewhere })).toBeUndefined();
  expect(statSync(join(dir, 'gates.json')).mode & 0o777).toBe(0o600);
  await saveGate(dir, staging, undefined);
  expect(await loadGate(dir, staging)).toBeUndefined();
  expect(readFileSync(join(dir, 'gates.json'), 'utf8')).not.toContain('sesame');
  expect(await loadGate(dir, { ...staging, name: 'other' })).toEqual({ user: 'a', password: 'b' });
});

test('its host gets user and password in UTF-8, no other one does', async () => {
  const http = openHttp({ env: {}, direct: true, gate: passOf({ name: 'it', base }, gate) });
  const told = async (address: string) => (await http.fetch(address)).text();
  const sent = await told(`${base}/common.php?act=init`);
  expect(Buffer.from(sent.replace('Basic ', ''), 'base64').toString()).toBe('测试:ö pen:sesame');
  expect(await told(base.replace('127.0.0.1', 'localhost')).catch(() => 'none')).toBe('none');
  await http.close();
});

test('the redactor knows it in every form', () => {
  const redactor = createRedactor();
  redactor.learn(...secretsOfGate(gate));
  const told = redactor.text(`${gate.password} ${passOf(staging, gate).header} ${encodeURIComponent(gate.password)}`);
  expect(told).not.toMatch(/sesame|5rWL6K\+V/);
});
