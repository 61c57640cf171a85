import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHarFile, entriesOf } from '#cli/shop/har/har-file.ts';
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
  return all(readHar(file)());
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of items) found.push(each);
  return found;
}

test.each([
  ['nothing', ''],
  ['half of one', '{"log":{"version":"1.2","entr'],
  ['no JSON', 'GET /api'],
  ['a list', '[]'],
  ['no entries', '{"log":{"version":"1.2"}}'],
])('%s is refused with the reason', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({
    code: 'usage',
    words: [expect.any(String), expect.stringContaining('log.entries should be a list')],
  });
});

test('what a browser exported is read', async () => {
  const har = readHar(fileURLToPath(new URL('./testing/browser-visit.har', import.meta.url)));
  const own = await all(shopRequests(har)());
  expect([...new Set(own.map(({ request }) => request.base))]).toEqual(['https://shop.example/api']);
  expect(own.some(({ entry }) => entry.request.method === 'OPTIONS')).toBe(false);
  const login = own.find(({ request }) => request.known?.key === 'login.login');
  expect(login?.entry.response.content.text).toMatch(/^\{"success":1/);
  expect(own.filter(({ entry }) => carriedLogin(entry.request)).length).toBeGreaterThan(20);
});

test.each([
  ['token', '[hidden]', true],
  ['X-Login', '[access_token redacted]', true],
  ['accept', '*/*', false],
  ['X-Session', 'abcdefghijklmnopqrstuvwxyz012345', true],
  ['cookie', '[hidden]', false],
  ['agency-id', '1', false],
])('a login goes in any header: %s', (name, value, is) => {
  expect(carriedLogin({ headers: [{ name, value }] })).toBe(is);
});

test('parameters that stand in queryString alone are part of the address; form fields without a text are the body', async () => {
  const entry = {
    request: {
      method: 'POST',
      url: 'https://shop.example/api/buy.php',
      headers: [],
      queryString: [
        { name: 'act', value: 'confirm' },
        { name: 'buy_list', value: '1%2C2' },
      ],
      postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'remark', value: '急' }] },
    },
    response: { status: 200, headers: [], content: { text: '{}' } },
  };
  const file = join(dir, 'insomnia.har');
  await writeFile(file, JSON.stringify({ log: { entries: [entry] } }));
  const [first] = await all(readHar(file)());
  expect(new URL(first?.request.url ?? '').searchParams.get('buy_list')).toBe('1,2');
  expect(first?.request.postData?.text).toBe('{"remark":"急"}');
});

test('a recording of ours is read entry by entry, whatever its answers hold; one that was cut is refused', async () => {
  const file = join(dir, 'ours.har');
  const har = await createHarFile(file);
  const texts = ['{"log":{"entries":[', ']}}', 'a line\n]}}\r\nand a \u2028 second'];
  for (const text of texts) {
    const request = { method: 'GET', url: 'http://x.test/api/a.php?act=b', headers: [], queryString: [] };
    await har.add({ request, response: { status: 200, headers: [], content: { text } } });
  }
  await har.close();
  expect((await all(readHar(file)())).map((each) => each?.response.content.text)).toEqual(texts);
  await truncate(file, 300);
  await expect(all(readHar(file)())).rejects.toMatchObject({ code: 'usage' });
});

test('entries are found, whatever stands around and in them', async () => {
  const entry = (url: string) => ({
    request: { method: 'GET', url, headers: [], queryString: [] },
    response: { status: 200, headers: [], content: { text: '{"a":["]}\\\\",{"b":"}"}]}' } },
  });
  const log = {
    pages: [{ id: 'entries', entries: [entry('no')] }],
    entries: [entry('one'), {}, entry('二'.repeat(70_000))],
  };
  const found = await read(`\ufeff${JSON.stringify({ creator: ['log'], log }, null, 2)}`);
  expect(found.map((each) => each?.request.url.slice(0, 3))).toEqual(['one', undefined, '二二二']);
  expect(found[0]?.response.content.text).toBe(entry('').response.content.text);
  const cut = JSON.stringify({ log }).slice(0, -4);
  await expect(read(cut)).rejects.toMatchObject({ code: 'usage' });
});

test('an answer that was left out, or that is no text in Base64, keeps its size alone; JSON that is called Base64 is JSON', async () => {
  const told = async (content: object) => {
    const request = { method: 'GET', url: 'http://x.test/api/cart.php?act=list', headers: [], queryString: [] };
    const entries = [{ request, response: { status: 200, headers: [], content } }];
    return (await read(JSON.stringify({ log: { entries } })))[0]?.response.content;
  };
  await expect(told({ size: 12, mimeType: 'application/json' })).resolves.toEqual({ size: 12 });
  await expect(told({ size: 3, text: '/9j/', encoding: 'base64' })).resolves.toEqual({ size: 3, text: '' });
  for (const text of ['{"a":1}', Buffer.from('{"a":1}').toString('base64')])
    await expect(told({ text, encoding: 'base64' })).resolves.toEqual({ text: '{"a":1}' });
});

test('an entry that is longer than a recording may be is refused before it is read to its end', async () => {
  const file = join(dir, 'long.har');
  const har = await createHarFile(file);
  for (const length of [5, 900_000, 3_000_000]) await har.add({ x: 'z'.repeat(length) });
  await har.close();
  await expect(all(entriesOf(file, 2 ** 21))).rejects.toMatchObject({
    code: 'usage',
    words: [`${file} 超过 2 MB，未读取`, expect.any(String)],
  });
  await expect(all(entriesOf(file, 2 ** 22))).resolves.toHaveLength(3);
});
