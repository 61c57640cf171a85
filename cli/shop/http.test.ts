import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { type AddressInfo, connect, createServer as createPlain, type Server as Plain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from './http.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-http-'));
const servers: Plain[] = [];
let shop = 0;
let proxy = 0;
let viaProxy: string[] = [];
let connections = 0;

const listen = async (server: Plain): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const plain: Server = createServer(({ url }, response) => {
    if (url === '/away') response.writeHead(302, { location: '/elsewhere' });
    response.end('{"ok":1}');
  });
  plain.on('connection', () => {
    connections += 1;
  });
  shop = await listen(plain);
  const tunnel = createServer(({ url }, response) => {
    // A shop with http is asked for by its whole address.
    viaProxy.push(url ?? '');
    response.end('{"ok":1}');
  }).on('connect', (request, socket) => {
    viaProxy.push(request.url ?? '');
    const there = connect(shop, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
  });
  proxy = await listen(tunnel);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dir, { recursive: true, force: true });
});

async function asked(url: string, options: Partial<Parameters<typeof openHttp>[0]> = {}): Promise<string> {
  viaProxy = [];
  const http = openHttp({ env: {}, direct: false, ...options });
  try {
    const answer = await http.fetch(url);
    return `${answer.status} ${await answer.text()}`;
  } finally {
    await http.close();
  }
}

test('a profile’s proxy leads to the shop; “none” and this machine go straight', async () => {
  const at = `http://127.0.0.1:${proxy}`;
  expect(await asked('http://shop.test/api', { proxy: at })).toBe('200 {"ok":1}');
  expect(viaProxy).toEqual(['http://shop.test/api']);
  const env = { http_proxy: at };
  expect(await asked(`http://127.0.0.1:${shop}/`, { env, proxy: 'none' })).toBe('200 {"ok":1}');
  expect(await asked(`http://127.0.0.1:${shop}/`, { env, direct: true })).toBe('200 {"ok":1}');
  expect(viaProxy).toEqual([]);
});

test('a proxy that hangs up on CONNECT, or is not there, is one failure of the proxy', async () => {
  let hung = 0;
  const hangsUp = createPlain((socket) => {
    hung += 1;
    socket.on('error', () => undefined).once('data', () => socket.destroy());
  });
  const at = `http://127.0.0.1:${await listen(hangsUp)}`;
  for (const url of ['https://shop.test/api', 'http://shop.test/api']) {
    await expect(asked(url, { proxy: at })).rejects.toThrow();
  }
  expect(hung).toBeLessThan(6);
  for (const url of ['https://shop.test/api', 'http://shop.test/api']) {
    await expect(asked(url, { proxy: 'http://127.0.0.1:1' })).rejects.toMatchObject({ code: 'proxy ECONNREFUSED' });
  }
});

test('a redirect is not followed', async () => {
  expect(await asked(`http://127.0.0.1:${shop}/away`)).toMatch(/^302/);
});

test('questions in a row take one connection', async () => {
  connections = 0;
  const http = openHttp({ env: {}, direct: true });
  for (let time = 0; time < 20; time += 1) await (await http.fetch(`http://127.0.0.1:${shop}/`)).text();
  await http.close();
  expect(connections).toBe(1);
});

const openssl = spawnSync('openssl', ['version']).status === 0;

test.runIf(openssl)('a certificate of one’s own is trusted when its file is named, and not before', async () => {
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    '2',
    ...subject,
  ]);
  const secure = createSecure({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end('safe'),
  );
  const url = `https://localhost:${await listen(secure)}/`;
  await expect(asked(url)).rejects.toThrow();
  expect(await asked(url, { ca: cert })).toBe('200 safe');
  expect(() => openHttp({ env: {}, direct: true, ca: join(dir, 'none.pem') })).toThrow('none.pem');
});

test('asks as fetch asks: types of bodies, fresh answers, compressed if the shop likes', async () => {
  const seen: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer(async (asked, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    seen.push({ headers: asked.headers, body: Buffer.concat(chunks).toString() });
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    if (asked.url === '/none') return void response.writeHead(204).end();
    response.end('药仓');
  });
  const base = `http://127.0.0.1:${await listen(server)}`;
  const http = openHttp({ env: {}, direct: true });
  expect(await (await http.fetch(base)).text()).toBe('药仓');
  const empty = await http.fetch(`${base}/none`);
  expect([empty.status, await empty.text(), empty.headers.getSetCookie()]).toEqual([204, '', ['a=1', 'b=2']]);
  const form = new FormData();
  form.append('file', new Blob(['x'], { type: 'image/png' }), 'a.png');
  await http.fetch(base, { method: 'POST', body: form, headers: { token: 't' } });
  await http.fetch(base, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  await http.close();
  expect(seen[0]?.headers).toMatchObject({ accept: '*/*', 'cache-control': 'no-cache' });
  expect(seen[0]?.headers).toHaveProperty('accept-encoding', 'gzip, deflate, br');
  expect(seen.at(-2)?.headers).toMatchObject({ token: 't', 'content-type': expect.stringContaining('boundary=') });
  expect(seen.at(-2)?.body).toContain('filename="a.png"');
  expect(seen.at(-1)).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '{}' });
});

test('an end that is asked for ends what is asked, and a lost connection says its code', async () => {
  const server = createServer(() => undefined);
  const url = `http://127.0.0.1:${await listen(server)}/`;
  const http = openHttp({ env: {}, direct: true });
  const ending = new AbortController();
  const answer = http.fetch(url, { signal: ending.signal });
  setTimeout(() => ending.abort(), 20);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(http.fetch('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await http.close();
  server.closeAllConnections();
});

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const HINTS = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n';
/** It begins as an interim answer does, in an answer’s body. */
const BODY = `${CONTINUE}药`;
const ANSWER = `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(BODY)}\r\n\r\n`;

/** A server that answers each request with these pieces, one packet each. */
const answersWith = (pieces: readonly string[], asked: string[]): Plain =>
  createPlain((socket) => {
    socket.setNoDelay(true).on('data', async (bytes) => {
      if (!/^(GET|POST) /.test(bytes.toString())) return;
      asked.push(bytes.toString().slice(0, 4));
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
  });

test.each([
  ['a packet of its own', [CONTINUE, ANSWER, BODY]],
  ['the packet of the answer', [CONTINUE + ANSWER, BODY]],
  ['two, and early hints', [CONTINUE + HINTS, CONTINUE, ANSWER, BODY]],
  ['letter by letter', [...CONTINUE, ...ANSWER, BODY]],
  ['bare line feeds', [CONTINUE.replaceAll('\r', ''), ANSWER, BODY]],
  ['none', [ANSWER, BODY]],
  ['a reason in Chinese', [CONTINUE + ANSWER.replace('OK', '正常'), BODY]],
])('an unasked 100 Continue is skipped before an answer, and only there: %s', async (_, pieces) => {
  const asked: string[] = [];
  const url = `http://127.0.0.1:${await listen(answersWith(pieces, asked))}/`;
  const http = openHttp({ env: {}, direct: true });
  try {
    for (const init of [{}, { method: 'POST', body: '{"a":1}' }, {}])
      expect(await (await http.fetch(url, init)).text()).toBe(BODY);
  } finally {
    await http.close();
  }
  expect(asked, 'each was sent once').toEqual(['GET ', 'POST', 'GET ']);
});
