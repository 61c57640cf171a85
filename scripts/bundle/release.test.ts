import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { placeOf } from './place.mjs';
import { policyOf } from './policy.mjs';
import { servedAs } from './release.mjs';
import { apacheInside, apacheSite } from './servers/apache-site.mjs';
import { nginxSite } from './servers/nginx-site.mjs';

const RELEASE = fileURLToPath(new URL('../release.mjs', import.meta.url));
const run = (...words: string[]) => spawnSync(process.execPath, [RELEASE, ...words], { encoding: 'utf8' });
const refused = (...words: string[]): string => {
  const { status, stderr } = run('--out', '/nowhere/new', ...words);
  return status === 2 && stderr.includes('npm run release -- --site') ? stderr.split('\n\n')[0]! : '';
};
const OWN = ['--site', 'https://shop.example'];

test.each([
  [['--api', 'http://php.example/api', ...OWN], '--insecure'],
  [['--site', 'http://shop.example'], '--insecure'],
  [['--api', 'https://shop.example/api'], '--site'],
  [['--site', 'https://shop.example/m/'], '--base /m/'],
  [['--base', '/a;b/'], '--base'],
  [['--base', '/api/'], 'one path'],
  [['--api', 'https://shop.example', ...OWN], 'root of the domain'],
  [['--api', 'https://shop.example/"x'], '--api'],
  [['--at', 'srv/shop'], '--at'],
  [['--keep', '/nowhere/old'], 'releases.json'],
])('%j is refused with the usage, and says %s', (words, why) => {
  expect(refused(...words)).toContain(why);
});

test('an address on the shop’s own host is a path', () => {
  const site = 'https://Shop.Example:443';
  expect(placeOf({ site, api: 'https://shop.example/php//v2/' }).api).toBe('/php/v2');
  expect(placeOf({ site, api: 'https://php.shop.example/v2/' }).api).toBe('https://php.shop.example/v2');
  expect(placeOf({ site, api: 'https://shop.example:8443/v2' }).api).toBe('https://shop.example:8443/v2');
});

test('a page may ask its own host and that of the API, and show pictures of any', () => {
  const html =
    '<head><script>go()</script><script type="text/html"><p></p></script><script src="/a.js"></script></head><script>go()</script><script id="last">end()</script>';
  const own = policyOf(html, '/api');
  expect(own).toContain("script-src 'self' 'sha256-");
  expect(own.match(/sha256-/g)).toHaveLength(2);
  expect(own).toContain("connect-src 'self';");
  expect(policyOf(html, 'https://php.example/v2/api')).toContain("connect-src 'self' https://php.example;");
  expect(own).not.toContain('unsafe-eval');
});

const served = (words: Parameters<typeof placeOf>[0]) =>
  servedAs(placeOf({ site: 'https://shop.example', ...words }), "default-src 'self'");

test('the API of another host has no place in the shop’s server', () => {
  const foreign = served({ base: '/shop/', api: 'https://php.example/api' });
  for (const conf of [nginxSite(foreign), apacheSite(foreign)]) {
    expect(conf).not.toMatch(/fastcgi_pass|SetHandler/);
    expect(conf).toContain('https://php.example$');
  }
});

test('Apache meets the longer of two paths first', () => {
  const order = (words: Parameters<typeof placeOf>[0]) =>
    [...apacheInside(served(words)).matchAll(/^Alias (\S+)/gm)].map(([, path]) => path);
  expect(order({ base: '/m/', api: '/m/api' })).toEqual(['/m/api', '/m']);
  expect(order({ base: '/api/m/', api: '/api' })).toEqual(['/api/m', '/api']);
});

test('an operator’s headers, such as HSTS, stand for every answer of nginx', () => {
  const conf = nginxSite(served({ base: '/laden/', api: '/php' }));
  const [ofServer] = conf.slice(conf.indexOf('server_tokens off;\n  access_log /')).split('location');
  expect(ofServer).toContain('include /srv/yaocang/laden.headers*.conf;');
});

test('two shops in one nginx name their logs apart', () => {
  const formats = ['/', '/m/', '/m/x/'].map((base) => /log_format (\w+)/.exec(nginxSite(served({ base })))?.[1]);
  expect(new Set(formats).size).toBe(3);
});
