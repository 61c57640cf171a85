import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuard } from '#cli/shop/guard.ts';
import { localProfile } from '#cli/shop/profile.ts';
import { createRedactor } from '#cli/shop/redaction/redactor.ts';
import { door, openUnasked } from '#cli/shop/shop.ts';
import { LOOPBACK } from '#fixtures/backend/server/loopback.ts';
import { openTestShop, type TestShop } from '#fixtures/backend/testing/test-shop.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { checkWeChat, judgeWeChat } from './check-wechat.ts';

const dir = mkdtempSync(join(tmpdir(), 'yaocang-wechat-check-'));
const URL_OF = `${LOOPBACK}/`;
const FILE = 'MP_verify_Ab12Cd34.txt';
let standIn: TestShop;
beforeAll(async () => {
  const page = '<meta name="yaocang-base" content="/" /><meta name="yaocang-api" content="/api" /></html>';
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, FILE), 'Ab12Cd34\n');
  standIn = await openTestShop({ webDir: dir });
});
afterAll(async () => {
  await standIn.close();
  rmSync(dir, { recursive: true, force: true });
});

const guard = createGuard(localProfile, { allow: 'read', typedName: async () => undefined });

/** What a server that is set up wrongly does to an answer of the one that is not. */
type Spoil = (answer: Response, url: URL) => Response | Promise<Response>;

interface Wanted {
  readonly address?: string;
  readonly spoil?: Spoil;
  readonly mpVerify?: string;
  /** How long an answer is waited for, ms. */
  readonly timeout?: number;
}

async function look({ address = URL_OF, spoil = (answer) => answer, timeout = 15_000, ...asked }: Wanted = {}) {
  const over: typeof fetch = async (input, init) => {
    const given = new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', reject));
    return Promise.race([given, spoil(await standIn.fetch(input, init), new URL(String(input)))]);
  };
  let waited = 0;
  const wait = async (ms: number) => {
    waited += ms;
  };
  const clock = { now: () => standIn.shop.now() + waited, wait };
  const profile = { ...localProfile, name: 'it', base: `${LOOPBACK}/api`, kind: 'sandbox' as const, timeout };
  const { signal } = new AbortController();
  const ports = { fetch: door(over, profile, guard), clock, signal, random: Math.random, guard };
  const shop = await openUnasked(dir, profile, ports, createRedactor());
  const found = await checkWeChat(shop, { address, ...asked });
  const check = (name: string) => found.checks.find((each) => each.name === name);
  return { check, code: judgeWeChat(found)?.code, states: found.checks.map(({ name, state }) => `${name} ${state}`) };
}

/** Changes a header, or takes it away. */
function withHeader(answer: Response, name: string, change: (value: string) => string): Response {
  const headers = new Headers(answer.headers);
  const value = change(headers.get(name) ?? '');
  headers.delete(name);
  if (value !== '') headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
const isAct = (url: URL, act: string) => url.searchParams.get('act') === act;
const onEntry =
  (name: string, change: (value: string) => string): Spoil =>
  (answer, url) =>
    isAct(url, 'entry') ? withHeader(answer, name, change) : answer;

test('a shop whose WeChat is well', async () => {
  const { states, code } = await look({ mpVerify: FILE });
  expect(states).toEqual([
    'address warn',
    'page ok',
    'pageCache ok',
    'files ok',
    'policy ok',
    'packed skip',
    'missing ok',
    'hidden ok',
    'https warn',
    'strict skip',
    'upload skip',
    'entrySignature ok',
    'deepSignature ok',
    'entry ok',
    'stateCookie ok',
    'callback ok',
    'road skip',
    'verifyFile ok',
    'consoles skip',
  ]);
  expect(code).toBeUndefined();
});

test('the consoles are told the domain, and the directory with a slash at its end', async () => {
  const { check } = await look();
  expect(check('consoles')?.detail[1]).toBe(
    `account: JS-safe and OAuth domain shop.loopback; merchant: payment directory ${LOOPBACK}/`,
  );
});

test('the API may stand on another host than the page, and its callback with it', async () => {
  const { check } = await look({ address: URL_OF.replace('shop.', 'page.') });
  expect(check('entry')).toMatchObject({ state: 'ok' });
  expect(check('consoles')?.detail[1]).toContain('JS-safe domain page.loopback, OAuth domain shop.loopback');
});

test.each([
  ['timestamp', '1763600000000'],
  ['appId', 'undefined'],
  ['signature', 'ABC'],
  ['nonceStr', ''],
])('a %s like %j has the wrong form', async (field, value) => {
  const spoil: Spoil = async (answer, url) =>
    isAct(url, 'js_config') && url.searchParams.get('url') === URL_OF
      ? Response.json({ ...((await answer.json()) as object), [field]: value })
      : answer;
  const { check, code } = await look({ spoil });
  expect(check('entrySignature')?.detail[1]).toContain(field);
  expect(code).toBe('server');
});

test.each([
  ['no redirect', ((answer, url) => (isAct(url, 'entry') ? new Response('x') : answer)) as Spoil, 'entry'],
  ['userinfo', onEntry('location', (to) => to.replace('snsapi_base', 'snsapi_userinfo')), 'entry'],
  ['no fragment', onEntry('location', (to) => to.replace('#wechat_redirect', '')), 'entry'],
  ['another account', onEntry('location', (to) => to.replace('appid=wx', 'appid=wy')), 'entry'],
  ['another order', onEntry('location', (to) => to.replace(/(scope=[^&]*)&(state=[^#]*)/, '$2&$1')), 'entry'],
  ['another host', onEntry('location', (to) => to.replace('http%3A%2F%2Fshop', 'http%3A%2F%2Fother')), 'entry'],
  [
    'a scheme behind a proxy',
    onEntry('location', (to) => to.replace('http%3A%2F%2Fshop', 'https%3A%2F%2Fshop')),
    'entry',
  ],
  ['a readable cookie', onEntry('set-cookie', (line) => line.replace(/; HttpOnly/i, '')), 'stateCookie'],
  ['a strict cookie', onEntry('set-cookie', (line) => line.replace(/Lax/i, 'Strict')), 'stateCookie'],
  ['no cookie', onEntry('set-cookie', () => ''), 'stateCookie'],
  ['a cookie elsewhere', onEntry('set-cookie', (line) => line.replace(/path=\/(?=;|$)/i, 'Path=/m/')), 'stateCookie'],
] as const)('%s', async (_, spoil, name) => {
  const { check, code } = await look({ spoil });
  expect(check(name)).toMatchObject({ state: 'fail' });
  expect(code).toBe('server');
});

/** The callback has nothing more to do: it opens this page. */
const landsAt =
  (place: string): Spoil =>
  (answer, url) =>
    isAct(url, 'callback') ? new Response(null, { status: 302, headers: { location: place } }) : answer;
/** Where WeChat is asked to send the browser back to. */
const sentBackTo = (address: string): Spoil =>
  onEntry('location', (to) => to.replace(/redirect_uri=[^&]*/, `redirect_uri=${encodeURIComponent(address)}`));
/** What the server signs; `change` has the address that is to be signed. */
const signs =
  (change: (signed: Record<string, unknown>, url: string) => object): Spoil =>
  async (answer, url) =>
    isAct(url, 'js_config')
      ? Response.json(change((await answer.json()) as Record<string, unknown>, url.searchParams.get('url') ?? ''))
      : answer;
const ofDeep = (url: string) => url.includes('/goods?');
const fileSays =
  (content: string | Uint8Array<ArrayBuffer>): Spoil =>
  (answer, url) =>
    url.pathname.endsWith('.txt') ? new Response(content) : answer;
const MARK = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Ab12Cd34')]);

const WRONG: readonly (readonly [what: string, check: string, words: string, next: string, spoil: Spoil])[] = [
  ['a file with a byte order mark', 'verifyFile', 'byte order mark', 'as it was downloaded', fileSays(MARK)],
  [
    'a callback that leaves the code in the page',
    'callback',
    'the code stays in the address of a page: /goods',
    '/goods?id=1',
    landsAt('/goods?id=1&code=abc'),
  ],
  [
    'a page of the shop as redirect_uri',
    'callback',
    'stays',
    'the callback of the server',
    sentBackTo(`${LOOPBACK}/order`),
  ],
  [
    'a page with a code already as redirect_uri',
    'callback',
    'the code stays in the address of a page: /search',
    'the callback of the server',
    sentBackTo(`${LOOPBACK}/search?keywords=all`),
  ],
  ['a redirect_uri that is none', 'entry', 'redirect_uri', 'must mend its entry', sentBackTo('http://')],
  [
    'a callback to another host',
    'callback',
    'm.elsewhere.example',
    '/goods?id=1',
    landsAt('https://m.elsewhere.example/'),
  ],
  ['a callback to a fragment', 'callback', '#/goods', '/goods?id=1', landsAt('/#/goods?id=1')],
  [
    'a callback to an error page',
    'callback',
    '/error.html, which is no page of the shop',
    '/goods?id=1',
    (answer, url) =>
      url.pathname === '/error.html' ? new Response('<h1>出错了</h1>') : landsAt('/error.html')(answer, url),
  ],
  ['a callback that forgets the page', 'callback', 'ends at /index', '/goods?id=1', landsAt('/index')],
  ['a callback to other goods', 'callback', 'ends at /goods?id=2', '/goods?id=1', landsAt('/goods?id=2')],
  [
    'a callback that a browser keeps',
    'callback',
    '(308)',
    'no-store',
    (answer, url) =>
      isAct(url, 'callback') ? new Response(null, { status: 308, headers: { location: '/goods?id=1' } }) : answer,
  ],
  [
    'a constant state',
    'entry',
    'the same state',
    'random',
    (answer, url) => {
      if (!isAct(url, 'entry')) return answer;
      const fixed = withHeader(answer, 'location', (to) => to.replace(/state=[^#&]*/, 'state=STATE'));
      return withHeader(fixed, 'set-cookie', (line) => line.replace(/=[^;]*/, '=STATE'));
    },
  ],
  [
    'a cookie of another domain',
    'stateCookie',
    'Domain=api.elsewhere.example',
    'Domain',
    onEntry('set-cookie', (line) => `${line}; Domain=.api.elsewhere.example`),
  ],
  [
    'a cookie that is over at once',
    'stateCookie',
    'Max-Age=1',
    'lifetime',
    onEntry('set-cookie', (line) => line.replace(/max-age=\d+/i, 'Max-Age=1')),
  ],
  [
    'a cookie that is over already',
    'stateCookie',
    'Expires=Thu, 01 Jan 1970',
    'lifetime',
    onEntry('set-cookie', (line) => line.replace(/max-age=\d+/i, 'Expires=Thu, 01 Jan 1970 00:00:00 GMT')),
  ],
  ['a secure cookie over http', 'stateCookie', 'Secure', 'https', onEntry('set-cookie', (line) => `${line}; Secure`)],
  [
    'one signature for two addresses',
    'deepSignature',
    'one signature',
    'without a cache',
    signs((signed) => ({ ...signed, signature: 'a'.repeat(40) })),
  ],
  [
    'another account in a deep link',
    'deepSignature',
    'two appIds',
    'js_config',
    signs((signed, url) => (ofDeep(url) ? { ...signed, appId: 'wx0123456789abcdef' } : signed)),
  ],
  [
    'a ticket that is given away',
    'entrySignature',
    'jsapi_ticket',
    'replace what was given away',
    signs((signed) => ({ ...signed, jsapi_ticket: 'kgt8ON7yVITDhtdwci0qeZ' })),
  ],
  [
    'a secret that is given away deep inside',
    'deepSignature',
    'appSecret',
    'replace what was given away',
    signs((signed, url) => (ofDeep(url) ? { ...signed, debug: { appSecret: 'c9d8' } } : signed)),
  ],
  [
    'an entry that a browser keeps',
    'entry',
    '(301)',
    'no-store',
    (answer, url) => (isAct(url, 'entry') ? new Response(null, { status: 301, headers: answer.headers }) : answer),
  ],
  [
    'an entry with a lifetime',
    'entry',
    '(302)',
    'no-store',
    (answer, url) => {
      if (isAct(url, 'entry')) answer.headers.set('cache-control', 'public, max-age=600');
      return answer;
    },
  ],
  [
    'a deep link that answers another page',
    'page',
    '/goods?id=1 answers another page',
    'static server',
    (answer, url) => (url.pathname === '/goods' ? new Response('<title>404 - 页面不存在</title>') : answer),
  ],
  [
    'an API that is no address',
    'page',
    'yaocang-api',
    'npm run release',
    async (answer, url) =>
      url.pathname === '/' ? new Response((await answer.text()).replace('"/api"', '"http://"'), answer) : answer,
  ],
];

test.each(WRONG)('%s is named, with what to change', async (_, name, words, next, spoil) => {
  const { check, code, states } = await look({ spoil, mpVerify: FILE });
  expect(states.filter((each) => each.endsWith(' fail')).map((each) => each.split(' ')[0])).toContain(name);
  expect(check(name)?.detail[1]).toContain(words);
  expect(check(name)?.next?.[1]).toContain(next);
  expect(code).toBe('server');
});

test('empty fields of an answer give nothing away', async () => {
  const spoil = signs((signed) => ({ ...signed, ticket: '', access_token: null }));
  expect((await look({ spoil })).check('entrySignature')?.state).toBe('ok');
});

test('a callback that answers a false code with another round, and another, goes in circles', async () => {
  const spoil: Spoil = async (answer, url) => {
    if (!isAct(url, 'callback') || url.searchParams.get('code') !== 'not-a-code') return answer;
    return standIn.fetch(`${LOOPBACK}/api/wechat.php?act=entry&to=/index`);
  };
  const { check } = await look({ spoil });
  expect(check('callback')).toMatchObject({ state: 'fail' });
});

test('a callback that leads back to the entry each time goes in circles too', async () => {
  const spoil: Spoil = (answer, url) =>
    isAct(url, 'callback') ? Response.redirect(`${LOOPBACK}/api/wechat.php?act=entry&to=/index`) : answer;
  const { check } = await look({ spoil });
  expect(check('callback')).toMatchObject({ state: 'fail' });
});

test('an entry in two steps is well, one that leads to itself is the one fault that is told', async () => {
  const steps: Spoil = (answer, url) =>
    isAct(url, 'entry') && !url.searchParams.has('step')
      ? Response.redirect(`${url.href}&step=2`)
      : isAct(url, 'entry')
        ? standIn.fetch(`${LOOPBACK}/api/wechat.php?act=entry&to=${encodeURIComponent('/goods?id=1')}`)
        : answer;
  expect((await look({ spoil: steps })).code).toBeUndefined();
  const circle: Spoil = (answer, url) => (isAct(url, 'entry') ? Response.redirect(url.href) : answer);
  const { check, states } = await look({ spoil: circle });
  expect(check('entry')?.detail[1]).toContain('in circles');
  expect(states.filter((each) => each.endsWith('fail'))).toEqual(['entry fail']);
});

test('an entry that would end in WeChat’s snapshot page is told as that', async () => {
  const spoil = onEntry('location', (to) => to.replace('snsapi_base', 'snsapi_userinfo'));
  expect((await look({ spoil })).check('entry')).toMatchObject({
    detail: [expect.stringContaining('快照页'), expect.stringContaining('snapshot page')],
    next: [expect.stringContaining('snsapi_base'), expect.anything()],
  });
});

test('an entry that leads to another page, a page that leads to itself', async () => {
  const toPage = onEntry('location', () => `${LOOPBACK}/login`);
  expect((await look({ spoil: toPage })).check('entry')?.detail[1]).toContain('/login');
  const away = onEntry('location', () => 'https://elsewhere.example/wx');
  expect((await look({ spoil: away })).check('entry')?.detail[1]).toContain('elsewhere.example/wx');
  const lacking = onEntry('location', (to) => to.replace(/&scope=[^&]*/, ''));
  expect((await look({ spoil: lacking })).check('entry')?.detail[1]).toContain('lacks scope');
  const page: Spoil = (answer, url) => (url.pathname === '/' ? Response.redirect(url.href) : answer);
  expect((await look({ spoil: page })).check('page')?.detail[1]).toContain('to itself');
});

test('an address that never answers, or never ends, is given up after the time of the profile', async () => {
  const never = (answer: Response, url: URL) =>
    isAct(url, 'entry') ? new Promise<Response>(() => undefined) : Promise.resolve(answer);
  const { check, code } = await look({ spoil: never, timeout: 40 });
  expect(check('entry')).toMatchObject({ state: 'fail' });
  expect(check('entrySignature')).toMatchObject({ state: 'ok' });
  expect(code).toBe('network');
});

test.each([
  ['a failure', () => new Response('', { status: 500 }), '500'],
  ['its page of errors', () => Response.redirect(`${LOOPBACK}/used.html`), '/used.html'],
  ['itself', () => Response.redirect(`${LOOPBACK}/api/wechat.php?act=callback&again=1`), 'in circles'],
])('a callback that answers the second time with %s', async (_, again, words) => {
  const asked = new Map<string, number>();
  const spoil: Spoil = (answer, url) => {
    if (url.pathname === '/used.html') return new Response('<h1>code been used</h1>');
    if (!isAct(url, 'callback')) return answer;
    const times = (asked.get(url.href) ?? 0) + 1;
    asked.set(url.href, times);
    return times > 1 || url.searchParams.has('again') ? again() : answer;
  };
  const { check, code } = await look({ spoil });
  expect(check('callback')).toMatchObject({ state: 'fail' });
  expect(check('callback')?.detail[1]).toContain(words);
  expect(check('callback')?.next?.[1]).toContain('used code');
  expect(code).toBe('server');
});

test('a server that fails on a false code', async () => {
  const failing: Spoil = (answer, url) => (isAct(url, 'callback') ? new Response('', { status: 500 }) : answer);
  expect((await look({ spoil: failing })).check('callback')).toMatchObject({ state: 'fail' });
});

test('the page: another API, a cache, a file that is the page, deep addresses, no shop', async () => {
  const page =
    (change: (html: string) => string): Spoil =>
    async (answer, url) =>
      url.pathname === '/' ? new Response(change(await answer.text()), answer) : answer;
  expect((await look({ spoil: page((html) => html.replace('/api', '/other')) })).check('page')?.state).toBe('warn');
  expect((await look({ spoil: page(() => '<h1>nginx</h1>') })).check('page')?.state).toBe('fail');
  const cached: Spoil = (answer) => withHeader(answer, 'cache-control', () => 'max-age=600');
  expect((await look({ spoil: cached })).check('pageCache')?.state).toBe('warn');
  const asset: Spoil = (answer, url) => (url.pathname.startsWith('/assets/') ? new Response('<html>') : answer);
  expect((await look({ spoil: asset })).check('missing')?.state).toBe('fail');
  const deep: Spoil = (answer, url) => (url.pathname === '/goods' ? new Response('', { status: 404 }) : answer);
  expect((await look({ spoil: deep })).check('page')?.state).toBe('fail');
});

test('the file of the console: missing, the page in its place, another content, not named', async () => {
  const file = async (mpVerify: string, spoil?: Spoil) =>
    (await look({ mpVerify, ...(spoil && { spoil }) })).check('verifyFile')?.state;
  expect(await file('MP_verify_Zz99.txt')).toBe('fail');
  expect(await file(FILE, (answer, url) => (url.pathname.endsWith('.txt') ? new Response('other') : answer))).toBe(
    'fail',
  );
  expect(await file('')).toBe('skip');
});

test('faults of the shop: an answer that is none is the server’s, a lost one the network’s', async () => {
  await standIn.shop.faults.add({ call: wechat.jsConfig.path, kind: 'html_502', times: 0 });
  expect((await look()).code).toBe('server');
  await standIn.shop.faults.clear();
  const gone: Spoil = () => {
    throw new TypeError('fetch failed');
  };
  expect((await look({ spoil: gone })).code).toBe('network');
});

test('an address with a fragment, and one that is none, are wrong usage', async () => {
  expect((await look({ address: `${URL_OF}#/home` })).code).toBe('usage');
  await expect(look({ address: 'shop' })).rejects.toMatchObject({ code: 'usage' });
});
