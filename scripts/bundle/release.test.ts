import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { policyOf } from './policy.mjs';
import { htaccess, nginxConf } from './web-servers.mjs';

const RELEASE = fileURLToPath(new URL('../release.mjs', import.meta.url));
const refused = (...words: string[]): string => {
  const { status, stderr } = spawnSync(process.execPath, [RELEASE, '--out', '/nowhere/new', ...words]);
  return status === 2 ? String(stderr) : '';
};

test('an API without encryption is no one’s mistake, and what is no address stands in no configuration', () => {
  expect(refused('--api', 'http://shop.example/api')).toContain('--insecure');
  expect(refused('--base', '/a;b/')).toContain('--base');
  expect(refused('--api', 'https://shop.example/"x')).toContain('--api');
  expect(refused('--keep', '/nowhere/old')).toContain('releases.json');
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

test('the API of another host has no place in the configuration, only what it must allow', () => {
  const served = { base: '/shop/', api: 'https://php.example/api', folder: '/srv/shop', policy: "default-src 'self'" };
  expect(nginxConf(served)).not.toContain('fastcgi_pass');
  expect(nginxConf(served)).toContain('Access-Control-Expose-Headers "Date, Retry-After"');
  // A picture named without a host is the API's.
  expect(nginxConf(served)).toContain('return 302 https://php.example$request_uri;');
  expect(htaccess(served)).toContain('^/(uploads/.*)$ https://php.example/$1');
  expect(htaccess(served)).not.toContain('SetHandler');
  // One nginx may have several shops.
  const formats = ['/srv/shop', '/srv/staging'].map(
    (folder) => /log_format (\w+)/.exec(nginxConf({ ...served, folder }))?.[1],
  );
  expect(new Set(formats).size).toBe(2);
  // An API below the shop's own path is left to PHP.
  expect(htaccess({ ...served, api: '/shop/api' })).toContain('RewriteRule ^api/ - [END]');
});
