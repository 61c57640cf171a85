import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carriedLogin } from '#cli/shop/har/known-calls.ts';
import { readHar, shopRequests } from './read-har.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-har-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function read(text: string) {
  const file = join(dir, 'x.har');
  await writeFile(file, text);
  return readHar(file);
}

test.each([
  ['nothing', '', 'it is empty'],
  ['half of one', '{"log":{"version":"1.2","entr', 'it ends in the middle'],
  ['no JSON', 'GET /api', 'not JSON'],
  ['a list', '[]', 'har.log should be an object'],
  ['another version', '{"log":{"version":"2.0","entries":[]}}', 'should be 1.2, not 2.0'],
  ['no entries', '{"log":{"version":"1.2"}}', 'har.log.entries should be a list'],
])('%s is refused with the reason', async (_, text, why) => {
  await expect(read(text)).rejects.toMatchObject({
    code: 'usage',
    words: [expect.any(String), expect.stringContaining(why)],
  });
});

test('what a browser exported is read', async () => {
  const har = await readHar(fileURLToPath(new URL('./testing/browser-visit.har', import.meta.url)));
  const { own, others } = shopRequests(har);
  expect([...new Set(own.map(({ request }) => request.base))]).toEqual(['https://shop.example/api']);
  expect(others).toHaveLength(2);
  expect(own.some(({ entry }) => entry.request.method === 'OPTIONS')).toBe(false);
  const login = own.find(({ request }) => request.known?.key === 'login.login');
  expect(login?.entry.response.content.text).toMatch(/^\{"success":1/);
  expect(own.filter(({ entry }) => carriedLogin(entry.request)).length).toBeGreaterThan(20);
});

test.each([
  ['token', '[hidden]', true],
  ['X-Session', 'abcdefghijklmnopqrstuvwxyz012345', true],
  ['cookie', '[hidden]', false],
  ['agency-id', '1', false],
])('a login goes in any header: %s', (name, value, is) => {
  expect(carriedLogin({ headers: [{ name, value }] })).toBe(is);
});
