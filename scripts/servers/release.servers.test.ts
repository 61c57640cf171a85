import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FormData } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTop } from '../setup/places.mjs';
import { findServers, HOW_TO_SERVERS } from './programs.mjs';
import {
  BASES,
  BESIDE,
  CASES,
  type Case,
  folderOf,
  PICTURE,
  putUp,
  SECOND,
  SECRETS,
  STRANGERS,
  servedAt,
} from './testing/cases.ts';
import { makeCertificate, type Running, startApache, startNginx, startPhp } from './testing/running.ts';

/** Releases behind Debian's nginx and Apache with PHP, by nothing but the files that they write for them. */

const found = findServers();
test.skipIf(found)(HOW_TO_SERVERS, ({ skip }) => skip());

/** By somebody whose files nobody else may read. */
const run = (script: string, ...words: string[]) =>
  execFileSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', process.execPath, inTop(script), ...words]);

let top: string;
let stopPhp: () => Promise<void>;

beforeAll(async () => {
  if (!found) return;
  run('scripts/build.mjs', 'web');
  top = await mkdtemp(join(tmpdir(), 'yaocang-servers-'));
  await chmod(top, 0o755);
  await mkdir(`${top}/written`);
  makeCertificate(top, found);
  for (const one of [...CASES, SECOND]) await putUp(top, one);
  stopPhp = await startPhp(found, top);
}, 300_000);
afterAll(async () => {
  await stopPhp?.();
  if (top) await rm(top, { recursive: true, force: true });
});

const STARTS = { nginx: startNginx, 'Apache with FPM': startApache('fpm'), 'Apache with mod_php': startApache('mod') };

describe.skipIf(!found).each(Object.entries(STARTS))('%s', (kind, start) => {
  let server: Running;
  beforeAll(async () => {
    server = await start(found!, top, { cases: CASES, inside: [SECOND] });
  });
  afterAll(() => server?.stop());

  const plainly = { 'accept-encoding': 'identity' };
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await server.ask(address, { headers: { ...plainly, ...headers } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const file = (one: Case, name: string) => readFile(`${servedAt(top, one)}/${name}`, 'utf8');
  const assetOf = async (one: Case, ending: string) => {
    const names = await readdir(`${servedAt(top, one)}/assets`);
    return `assets/${names.find((name) => name.startsWith('app-') && name.endsWith(ending))}`;
  };
  const upload = async (one: Case, bytes: number, name: string) => {
    const body = new FormData();
    body.set('img_url', new Blob([new Uint8Array(bytes)]), name);
    const answer = await server.ask(`${one.api}/common.php?act=images_up`, { method: 'POST', body });
    return answer.status === 200 ? ((await answer.json()) as { file: unknown }).file : answer.status;
  };
  /** As a browser on the shop asks: with a preflight where the API is on another host. */
  const post = async (one: Case, body: object) => {
    const address = `${one.api}/login.php?act=login&_=1`;
    const wants = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'token,content-type' };
    const headers = { 'content-type': 'application/json', token: 't0ken', origin: one.site };
    if (one.isForeign) {
      const asked = await server.ask(address, { method: 'OPTIONS', headers: { origin: one.site, ...wants } });
      expect([asked.status, await asked.text()]).toEqual([204, '']);
      expect(asked.headers.get('access-control-allow-headers')).toBe('token, agency-id, content-type');
    }
    const answer = await server.ask(address, { method: 'POST', body: JSON.stringify(body), headers });
    if (one.isForeign) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(one.site);
      expect(answer.headers.get('access-control-expose-headers')).toBe('Date, Retry-After');
    }
    return answer.json();
  };

  describe.each([...CASES, SECOND].map((one) => [one.words, one] as const))('%s', (_, one) => {
    const shop = one.site + one.base;

    test('home, deep link, asset, missing asset, call, upload and login', async () => {
      const page = await file(one, 'index.html');
      for (const path of ['', 'index', 'goods?id=112550', 'a/b/c', 'index.html']) {
        const { status, headers, text } = await get(shop + path);
        expect([path, status, headers.get('cache-control'), text === page]).toEqual([path, 200, 'no-cache', true]);
      }
      expect(page).toContain(
        `<meta name="yaocang-api" content="${one.isForeign ? one.api : new URL(one.api).pathname}`,
      );
      const asset = await assetOf(one, '.js');
      const { headers, text } = await get(shop + asset);
      expect([text === (await file(one, asset)), headers.get('cache-control')]).toEqual([
        true,
        'public, max-age=31536000, immutable',
      ]);
      for (const missing of ['assets/app-0000000.js', 'assets/none', 'favicon.ico', 'goods/pictures/3/missing.jpg'])
        expect([missing, (await get(shop + missing)).status]).toEqual([missing, 404]);

      const called = await server.ask(`${one.api}/pay/pay_order.php?act=order_amount&_=1`, {
        headers: { token: 't0ken' },
      });
      expect(called.headers.get('content-encoding')).toBe('gzip');
      expect(called.headers.get('cache-control')).toBe('no-store');
      expect(await called.json()).toMatchObject({ act: 'order_amount', token: 't0ken' });
      // Above PHP's own limit, below ours; and above ours.
      expect(await upload(one, 5_000_000, 'image.jpg')).toEqual(['image.jpg', 5_000_000, 0]);
      expect(await upload(one, 9_000_000, 'image.png')).toBe(413);
      expect(await post(one, { user_name: 'yaodian' })).toMatchObject({
        act: 'login',
        user: 'yaodian',
        token: 't0ken',
      });
    });

    test('of the API’s folder nothing is told but what PHP answers; of pictures’ folder, pictures', async () => {
      const there = new URL(one.api).origin;
      const told = async (paths: string[]) =>
        Promise.all(
          paths.map(async (path) => [path, await get(path).then(({ status, text }) => [status, /secret/.test(text)])]),
        );
      const never = [
        ...SECRETS.map((name) => `${one.api}/${name}`),
        ...['none.php?act=x', 'none', '', 'common.php/x.php'].map((name) => `${one.api}/${name}`),
        ...(one === SECOND ? [] : STRANGERS.map((name) => `${there}/uploads/${name}`)),
        ...BESIDE.flatMap((name) => [`${there}/${name}`, `${one.site}/${name}`]),
        `${one.site.replace('https', 'http')}/.well-known/acme-challenge/a.php`,
        ...['.htaccess', '.nginx.conf', '.git/config', 'assets/.x.js'].map((name) => shop + name),
      ];
      expect(await told(never)).toEqual(never.map((path) => [path, [404, false]]));
      if (one === SECOND) return;
      const answer = await server.ask(`${there}/uploads/2026/a.png`);
      expect([answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())]).toEqual([
        'image/png',
        PICTURE,
      ]);
      if (one.isForeign)
        expect((await get(`${one.site}/uploads/2026/a.png`)).headers.get('location')).toBe(
          `${there}/uploads/2026/a.png`,
        );
    });

    test('every answer says what a browser should know of it', async () => {
      const page = await get(shop);
      const [meta = ''] = /(?<=Content-Security-Policy" content=")[^"]*/.exec(await file(one, 'index.html')) ?? [];
      expect(page.headers.get('content-security-policy')).toBe(`${meta}; frame-ancestors 'self'`);
      expect(meta).toMatch(/script-src 'self' 'sha256-/);
      expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
      const all = [
        shop,
        `${shop}assets/none`,
        `${shop}.env`,
        `${shop}robots.txt`,
        `${one.api}/common.php`,
        `${one.api}/none`,
      ];
      for (const address of all) {
        const { headers } = await get(address);
        expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
        expect(headers.get('server') ?? '', address).not.toMatch(/\d/);
      }
    });
  });

  test.each(BASES)('below %s, its roots and its domain’s files', async (base) => {
    const one = CASES.find((each) => each.base === base)!;
    const led = async (address: string) => {
      const { status, headers } = await get(address);
      return [status, headers.get('location')];
    };
    expect(await led(`${one.site.replace('https', 'http')}/x/y?z=1`)).toEqual([301, `${one.site}/x/y?z=1`]);
    expect((await get(`${one.site.replace('https', 'http')}/.well-known/acme-challenge/token`)).text).toBe('proof');
    for (const name of ['MP_verify_Ab12.txt', '.well-known/acme-challenge/token'])
      expect((await get(`${one.site}/${name}`)).text).toBe(
        await readFile(`${folderOf(top, one)}/domain/${name}`, 'utf8'),
      );
    expect((await get(`${one.site}/robots.txt`)).text).toBe(await file(one, 'robots.txt'));
    if (base === '/') return;
    const [status, to] = await led(`${one.site}${base.slice(0, -1)}?x=1`);
    expect([status, new URL(String(to), one.site).href]).toEqual([301, `${one.site}${base}?x=1`]);
    expect((await led(`${one.site}/`)).map((each) => String(each).replace(one.site, ''))).toEqual(['302', base]);
  });

  test('scripts and styles come compressed, by their types; what is unchanged is not sent again', async () => {
    const one = CASES[7] as Case;
    const shop = one.site + one.base;
    for (const [ending, type] of [
      ['.js', /javascript/],
      ['.css', /css/],
    ] as const) {
      const name = await assetOf(one, ending);
      const best = kind === 'nginx' ? 'gzip' : 'br';
      const packed = await server.ask(shop + name, { headers: { 'accept-encoding': 'gzip, br' } });
      expect([packed.headers.get('content-encoding'), packed.headers.get('content-language')]).toEqual([best, null]);
      expect(packed.headers.get('content-type')).toMatch(type);
      expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await packed.text()).toBe(await file(one, name));
    }
    const etag = (await get(shop)).headers.get('etag') ?? '';
    expect((await get(shop, { 'if-none-match': etag })).status).toBe(304);
  });

  test('an address of 800 lines arrives; the log has no query', async () => {
    const list = Array.from({ length: 800 }, (_, at) => 100_000_000 + at).join();
    const one = CASES[6] as Case;
    const answer = await get(`${one.api}/common.php?act=confirm&buy_list=${list}&pay_pwd=246810`);
    expect((JSON.parse(answer.text) as { asked: number }).asked).toBeGreaterThan(8_000);
    expect((await get(`${one.site}${one.base}buy?buy_list=${list}`)).status).toBe(200);
    await expect.poll(() => server.log()).toMatch(/GET \/shop\/inner\/v1\/common\.php HTTP/);
    expect(await server.log()).not.toContain('246810');
  });
});

test.skipIf(!found)('the assets of the last two releases stay, those before them go', async () => {
  const kept = await mkdtemp(join(tmpdir(), 'yaocang-kept-'));
  try {
    await mkdir(`${kept}/old/assets`, { recursive: true });
    const lists = [['app-last.js'], ['app-before.js', 'react-before.js'], ['app-long-ago.js']];
    for (const name of lists.flat()) await writeFile(`${kept}/old/assets/${name}`, name);
    await writeFile(`${kept}/old/releases.json`, JSON.stringify(lists));
    run('scripts/release.mjs', '--keep', `${kept}/old`, '--out', `${kept}/new`);
    const names = await readdir(`${kept}/new/assets`);
    expect(names).toEqual(expect.arrayContaining(['app-last.js', 'app-before.js', 'react-before.js']));
    expect(names).not.toContain('app-long-ago.js');
    expect(await readFile(`${kept}/new/assets/app-last.js`, 'utf8')).toBe('app-last.js');
    for (const [name, mode] of [
      ['', 0o755],
      ['assets', 0o755],
      ['.htaccess', 0o644],
      ['assets/app-last.js', 0o644],
      ['index.html.br', 0o644],
    ] as const)
      expect([name, (await stat(`${kept}/new/${name}`)).mode & 0o777]).toEqual([name, mode]);
    // The same build once more is no release of its own.
    run('scripts/release.mjs', '--stage', 'staging', '--keep', `${kept}/new`, '--out', `${kept}/again`);
    expect(await readdir(`${kept}/again/assets`)).toEqual(names);
    const robots = await Promise.all(['new', 'again'].map((name) => readFile(`${kept}/${name}/robots.txt`, 'utf8')));
    expect(robots.map((text) => /^Disallow: \/$/m.test(text))).toEqual([false, true]);
  } finally {
    await rm(kept, { recursive: true });
  }
});
