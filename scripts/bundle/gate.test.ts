import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { adviceOn, askedThrough } from './gate.mjs';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-gate-'));
afterAll(() => rmSync(dir, { recursive: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function sentBy(ask: typeof fetch): Promise<Record<string, string>> {
  const asked = vi.fn(async (..._: Parameters<typeof fetch>) => new Response());
  vi.stubGlobal('fetch', asked);
  await ask('https://staging.example/php/index.php', { headers: { token: 't' } });
  return Object.fromEntries(new Headers(asked.mock.calls[0]?.[1]?.headers));
}

test('user and password of a gate go with each call, from a file or the environment', async () => {
  const file = join(dir, 'password');
  writeFileSync(file, '\uFEFF密码: 7\r\nrest');
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  expect(await sentBy(askedThrough('probe', file))).toEqual({ token: 't', authorization: basic('probe:密码: 7') });
  vi.stubEnv('YAOCANG_GATE_PASSWORD', 'other');
  expect((await sentBy(askedThrough('probe', undefined))).authorization).toBe(basic('probe:other'));
  vi.stubGlobal('fetch', vi.fn());
  expect(askedThrough(undefined, undefined)).toBe(fetch);
});

test.each([
  ['probe', undefined, 'YAOCANG_GATE_PASSWORD'],
  ['probe', '/nowhere/password', '/nowhere/password'],
  [undefined, '/nowhere/password', '--gate-user'],
])('user %s with file %s: %s is named', (user, file, named) => {
  vi.stubEnv('YAOCANG_GATE_PASSWORD', '');
  expect(() => askedThrough(user, file)).toThrow(named);
});

test('a gate and an unknown certificate have an advice, another failure its code', () => {
  const failed = (code: string) =>
    new Error('dropped', { cause: new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }) });
  expect(adviceOn(Object.assign(new Error(), { status: 401 }))).toContain('--gate-user');
  expect(adviceOn(failed('DEPTH_ZERO_SELF_SIGNED_CERT'))).toContain('NODE_EXTRA_CA_CERTS');
  expect(adviceOn(failed('ECONNREFUSED'))).toBe(' (ECONNREFUSED)');
  expect(adviceOn(new Error('timeout', { cause: new DOMException('late', 'AbortError') }))).toBe('');
  expect(adviceOn(new Error('no place for goods'))).toBe('');
});
