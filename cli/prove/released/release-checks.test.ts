import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { localProfile } from '#cli/shop/profile.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { checkPage } from '../wechat/page-checks.ts';
import { checkShopPage } from './shop-page.ts';

/** A release on a server that is set up as it should be, but for what a test changes. */

const SITE = 'https://shop.test';
const BASE = '/apotheke/';
const hash = (content: string, how: 'base64' = 'base64') => createHash('sha256').update(content).digest(how);
const START = 'globalThis.begun=1';
const OWN = `default-src 'self'; script-src 'self' 'sha256-${hash(START)}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; connect-src 'self' https://api.test`;
const META = `<meta http-equiv="Content-Security-Policy" content="${OWN}" />`;
const PAGE = `<html><meta charset="utf-8">${META}<meta name="yaocang-base" content="${BASE}" /><meta name="yaocang-api" content="/php" />
<meta name="yaocang-app" content="assets/app-1.js"><link rel="stylesheet" href="${BASE}assets/app-1.css" disabled>
<script>${START}</script><script type="text/html">none</script></html>`;
const APP = 'app();'.repeat(300);
const FILES: Readonly<Record<string, string>> = {
  'assets/app-1.js': APP,
  'assets/app-1.css': 'a{}',
  'licences.txt': 'MIT',
};
const listOf = (files: Readonly<Record<string, string>>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, [content.length, hash(content)]])),
  );

type Answer = { readonly status?: number; readonly body?: string; readonly headers?: Record<string, string> };
type Changes = Readonly<Record<string, Answer>>;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', txt: 'text/plain' };

/** What the server answers to an address. */
function answerTo(address: string, changes: Changes): Answer {
  const { protocol, pathname } = new URL(address);
  const changed = changes[`${protocol}//`] ?? changes[pathname];
  if (protocol === 'http:')
    return changed ?? { status: 301, headers: { location: address.replace('http:', 'https:') } };
  if (changed) return changed;
  const name = pathname.slice(BASE.length);
  const content = name === 'files.json' ? listOf(FILES) : FILES[name];
  if (pathname.startsWith('/php/') || (content === undefined && /(^|\/)\.|\.\w+$/.test(name))) return { status: 404 };
  if (pathname === '/') return { status: 302, headers: { location: BASE } };
  if (content === undefined)
    return { body: PAGE, headers: { 'cache-control': 'no-cache', 'content-security-policy': OWN } };
  const type = TYPES[name.split('.').pop() ?? ''] ?? 'application/json';
  return { body: content, headers: { 'content-type': type, 'content-encoding': 'gzip' } };
}

function shopWith(changes: Changes): UnaskedShop {
  const fetch = async (address: string) => {
    const { status = 200, body = '', headers = {} } = answerTo(String(address), changes);
    return new Response([204, 304].includes(status) ? null : body, { status, headers });
  };
  const profile = { ...localProfile, kind: 'staging', base: `${SITE}/php` };
  return { profile, fetch, signal: new AbortController().signal } as unknown as UnaskedShop;
}

async function seen(changes: Changes = {}) {
  const { checks } = await checkPage({ shop: shopWith(changes), url: new URL(SITE + BASE) });
  return Object.fromEntries(checks.map(({ name, state, detail }) => [name, `${state}: ${detail[1]}`]));
}

const file = (name: string, answer: Answer): Changes => ({ [BASE + name]: answer });

test('a release that stands', async () => {
  const found = await seen();
  expect(Object.values(found).filter((each) => /^(warn|fail)/.test(each))).toEqual([]);
  expect(found).toMatchObject({ files: 'ok: 3 files are whole', packed: 'ok: files come as gzip' });
});

const js = { 'content-type': 'text/javascript', 'content-encoding': 'gzip' };
test.each([
  ['a missing app file', file('assets/app-1.js', { status: 404 }), 'files', 'assets/app-1.js (404)'],
  ['one that is cut off', file('assets/app-1.js', { body: 'app();', headers: js }), 'files', '6 B / 1800 B'],
  ['one of the same length', file('assets/app-1.js', { body: 'App();'.repeat(300), headers: js }), 'files', 'sha256'],
  [
    'the page in its place',
    file('assets/app-1.css', { body: PAGE, headers: { 'content-type': 'text/html' } }),
    'files',
    'text/html',
  ],
  [
    'a list of another release',
    file('files.json', { body: listOf({ 'licences.txt': 'MIT' }) }),
    'files',
    'does not have assets/app-1.js',
  ],
  ['a page that is cut off', file('', { body: PAGE.slice(0, -9) }), 'files', 'has no end'],
  ['a missing picture that is answered', file('not-there/0.jpg', { body: PAGE }), 'missing', 'not-there/0.jpg (200)'],
  [
    'an unknown script that is answered',
    { '/php/not-there-0.php': { body: '{}' } },
    'missing',
    '/php/not-there-0.php (200)',
  ],
  ['a file of the server', file('.nginx.conf', { body: 'location' }), 'hidden', `${BASE}.nginx.conf (200)`],
  ['a file with secrets', { '/php/.env': { body: 'KEY=' } }, 'hidden', '/php/.env (200)'],
  ['a shop without encryption, too', { 'http://': { body: PAGE } }, 'https', 'without a redirect (200)'],
] as const)('%s', async (_, changes, name, words) => {
  const found = await seen(changes);
  expect(found[name]).toMatch(/^fail/);
  expect(found[name]).toContain(words);
});

test.each([
  ["script-src 'self' 'sha256-b2xk'", "script-src 'sha256-"],
  ["default-src 'self' https:", "style-src 'unsafe-inline'"],
  ["connect-src 'self'", 'connect-src https://api.test'],
  ['connect-src *.shop.test', "connect-src 'self'"],
  ["img-src 'self' data:", 'img-src https:'],
  ["script-src 'self' 'unsafe-inline' 'nonce-1'", 'script-src'],
])('a header that says %s does not allow %s', async (policy, words) => {
  const page = { body: PAGE, headers: { 'cache-control': 'no-cache', 'content-security-policy': policy } };
  const { policy: found } = await seen(file('', page));
  expect(found).toMatch(/^fail/);
  expect(found).toContain(words);
});

test.each([
  "frame-ancestors 'none'",
  "script-src 'self' 'unsafe-inline'; style-src * 'unsafe-inline'; img-src * data:; connect-src 'self' https:",
  "connect-src shop.test https://*.test; style-src https: 'unsafe-inline'",
])('a policy on top that allows what the page needs: %s', async (policy) => {
  const page = { body: PAGE, headers: { 'cache-control': 'no-cache', 'content-security-policy': policy } };
  expect((await seen(file('', page))).policy).toMatch(/^ok/);
});

test('files that come uncompressed, and nobody on port 80, are warnings', async () => {
  const plain = file('assets/app-1.js', { body: APP, headers: { 'content-type': 'text/javascript' } });
  expect((await seen(plain)).packed).toMatch(/^warn: not compressed: assets\/app-1.js/);
  expect((await seen({ 'http://': { status: 302, headers: { location: 'https://other.test/' } } })).https).toMatch(
    /^warn: http leads to https:\/\/other.test/,
  );
});

test('without a list the files that the page names are asked for', async () => {
  const { files } = await seen(file('files.json', { status: 404 }));
  expect(files).toMatch(/^ok: the 2 files/);
});

test('the doctor finds the page beside the API, or says how it is named', async () => {
  const stateOf = async (changes: Changes, address?: string) => {
    const checks = await checkShopPage(shopWith(changes), address);
    return checks.map(({ name, state }) => `${name} ${state}`).slice(0, 2);
  };
  expect(await stateOf({})).toEqual(['page ok', 'pageCache ok']);
  const elsewhere = { '/': { status: 404 } };
  expect(await stateOf(elsewhere)).toEqual(['page skip']);
  expect(await stateOf(elsewhere, SITE + BASE)).toEqual(['page ok', 'pageCache ok']);
  await expect(stateOf({}, 'shop.test')).rejects.toMatchObject({ code: 'usage' });
});
