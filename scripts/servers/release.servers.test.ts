import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTop } from '../setup/places.mjs';
import { findServers, HOW_TO_SERVERS } from './programs.mjs';
import {
  copyToServer,
  OTHER_SHOP,
  type Place,
  type Running,
  served,
  startApache,
  startNginx,
  startPhp,
  written,
} from './testing/running.ts';

/** A release behind Debian's nginx and Apache with PHP, by nothing but the files that it writes for them. */

const found = findServers();
test.skipIf(found)(HOW_TO_SERVERS, ({ skip }) => skip());

const STARTS = { nginx: startNginx, apache: startApache } as const;
const CASES = (['nginx', 'apache'] as const).flatMap((kind) => ['/', '/m/shop/'].map((base) => [kind, base] as const));

describe.skipIf(!found).each(CASES)('%s, below %s', (kind, base) => {
  let place: Place;
  let server: Running;
  let stopPhp: () => Promise<void>;

  beforeAll(async () => {
    const top = await mkdtemp(join(tmpdir(), 'yaocang-servers-'));
    await chmod(top, 0o755);
    place = { top, base };
    const words = ['--base', base, '--api', '/api', '--out', written(place)];
    execFileSync(process.execPath, [inTop('scripts/release.mjs'), ...words]);
    await copyToServer(place);
    stopPhp = await startPhp(found!.php, place);
    server = await STARTS[kind](found![kind], place);
  });
  afterAll(async () => {
    await server?.stop();
    await stopPhp?.();
    await rm(place.top, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });
  const file = (name: string) => readFile(`${served(place)}/${name}`, 'utf8');
  const assetNamed = async (ending: string) => {
    const names = await readdir(`${served(place)}/assets`);
    return `assets/${names.find((name) => name.startsWith('app-') && name.endsWith(ending))}`;
  };

  test.each(['', 'index', 'index/', 'goods?id=112550', 'goods/?id=1', 'a/b/c', 'index.html'])(
    'the page stands at %j, with its policy, and is asked for anew each time',
    async (path) => {
      const answer = await get(base + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toBe(await file('index.html'));
      const policy = answer.headers.get('content-security-policy') ?? '';
      const [meta = ''] = /(?<=Content-Security-Policy" content=")[^"]*/.exec(await file('index.html')) ?? [];
      expect(policy).toBe(`${meta}; frame-ancestors 'self'`);
      expect(meta).toMatch(/script-src 'self' 'sha256-/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('the base without its slash leads to it', async () => {
    if (base === '/') return;
    const answer = await get(`${base.slice(0, -1)}?x=1`);
    expect([answer.status, new URL(answer.headers.get('location') ?? '', server.url).pathname]).toEqual([301, base]);
  });

  test('scripts and styles come compressed, by their types, for ever', async () => {
    for (const [ending, type] of [
      ['.js', /javascript/],
      ['.css', /css/],
    ] as const) {
      const name = await assetNamed(ending);
      const plain = await file(name);
      const packed = await fetch(`${server.url}${base}${name}`, { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers.get('content-type')).toMatch(type);
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(packed.headers.get('cache-control')).toContain('immutable');
      expect(await packed.text()).toBe(plain);
      expect(gunzipSync(await readFile(`${served(place)}/${name}.gz`)).toString()).toBe(plain);
      expect(await (await get(base + name)).text(), 'for a client that asks for none').toBe(plain);
    }
    if (kind === 'apache') {
      const name = await assetNamed('.js');
      const answer = await fetch(`${server.url}${base}${name}`, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('content-language')).toBeNull();
      expect(brotliDecompressSync(await readFile(`${served(place)}/${name}.br`)).toString()).toBe(await answer.text());
    }
  });

  test.each(['assets/app-0000000.js', 'assets/none', 'favicon.ico', 'MP_verify_none.txt', '.htaccess', '.git/config'])(
    'a missing or hidden %s is missing, never the page',
    async (path) => {
      const answer = await get(base + path);
      expect(answer.status).toBeOneOf([403, 404]);
      expect(await answer.text()).not.toContain('yaocang-app');
    },
  );

  test('robots.txt and what WeChat asks for are files', async () => {
    expect(await (await get(`${base}robots.txt`)).text()).toBe(await file('robots.txt'));
    await writeFile(`${served(place)}/MP_verify_Ab12.txt`, 'Ab12');
    expect(await (await get(`${base}MP_verify_Ab12.txt`)).text()).toBe('Ab12');
  });

  test('what is unchanged is not sent again', async () => {
    const etag = (await get(base)).headers.get('etag') ?? '';
    expect((await get(base, { 'if-none-match': etag })).status).toBe(304);
  });

  test('the API is PHP, compressed; scripts and addresses that are not there are missing', async () => {
    const answer = await fetch(`${server.url}/api/common.php?act=init&_=1`, { headers: { token: 't0ken' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.json()).toMatchObject({ act: 'init', token: 't0ken' });
    for (const path of ['/api/none.php?act=x', '/api/none', '/api/'])
      expect((await get(path)).status, path).toBeOneOf([403, 404]);
  });

  test('a shop on another host may ask, and its preflight runs no script', async () => {
    const script = `${server.url}/api/common.php?act=pwd_update`;
    const wants = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'token,agency-id' };
    const asked = await fetch(script, { method: 'OPTIONS', headers: { origin: OTHER_SHOP, ...wants } });
    expect([asked.status, await asked.text()]).toEqual([204, '']);
    expect(asked.headers.get('access-control-allow-headers')).toBe('token, agency-id, content-type');
    const answer = await fetch(script, { method: 'POST', body: '{}', headers: { origin: OTHER_SHOP, token: 't' } });
    for (const { headers } of [asked, answer]) expect(headers.get('access-control-allow-origin')).toBe(OTHER_SHOP);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Date, Retry-After');
    expect(await answer.json()).toMatchObject({ act: 'pwd_update', body: 2 });
  });

  test('a picture arrives with its name, one that is too large is refused', async () => {
    const upload = (bytes: number, name: string) => {
      const body = new FormData();
      body.set('img_url', new File([new Uint8Array(bytes)], name));
      return fetch(`${server.url}/api/common.php?act=images_up`, { method: 'POST', body });
    };
    const kept = (await (await upload(1_000_000, 'image.jpg')).json()) as { file: unknown };
    expect(kept.file).toEqual(['image.jpg', 1_000_000, 'jpg']);
    expect((await upload(9_000_000, 'image.png')).status).toBe(413);
  });

  test('an address of 800 lines arrives', async () => {
    const list = Array.from({ length: 800 }, (_, at) => 100_000_000 + at).join();
    const answer = await get(`/api/common.php?act=confirm&buy_list=${list}`);
    expect(((await answer.json()) as { asked: number }).asked).toBeGreaterThan(8_000);
    expect((await get(`${base}buy?buy_list=${list}`)).status).toBe(200);
  });

  test('the access log has no query', async () => {
    await get('/api/common.php?act=yz_pay&pay_pwd=246810');
    await expect.poll(() => server.log()).toMatch(/GET \/api\/common\.php HTTP/);
    expect(await server.log()).not.toContain('246810');
  });
});

test.skipIf(!found)('the assets of the last two releases stay, those before them go', async () => {
  const top = await mkdtemp(join(tmpdir(), 'yaocang-kept-'));
  try {
    await mkdir(`${top}/old/assets`, { recursive: true });
    const lists = [['app-last.js'], ['app-before.js', 'react-before.js'], ['app-long-ago.js']];
    for (const name of lists.flat()) await writeFile(`${top}/old/assets/${name}`, name);
    await writeFile(`${top}/old/releases.json`, JSON.stringify(lists));
    const release = (...words: string[]) => execFileSync(process.execPath, [inTop('scripts/release.mjs'), ...words]);
    release('--keep', `${top}/old`, '--out', `${top}/new`);
    const names = await readdir(`${top}/new/assets`);
    expect(names).toEqual(expect.arrayContaining(['app-last.js', 'app-before.js', 'react-before.js']));
    expect(names).not.toContain('app-long-ago.js');
    expect(await readFile(`${top}/new/assets/app-last.js`, 'utf8')).toBe('app-last.js');
    // The same build once more is no release of its own.
    release('--keep', `${top}/new`, '--out', `${top}/again`);
    expect(await readdir(`${top}/again/assets`)).toEqual(names);
  } finally {
    await rm(top, { recursive: true });
  }
});
