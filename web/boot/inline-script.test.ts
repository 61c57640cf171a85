// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FillPage } from './fill/filler.ts';
import type { PageTable, TableRead } from './page-table.ts';

/** The inline script as a member's phone runs it: what fills the page is told only what init and the storage allow. */
const LATER = 1_500;
const TOKEN = 'm'.repeat(32);
const shop = globalThis as { fillPage?: FillPage; startPage?: () => void; prefetched?: unknown };

let asked: string[];
let told: string[];
let init: Record<string, unknown>;
/** ms after which init is answered. */
let initAfter: number;
/** What took the main thread, in order. */
let ran: string[];
/** Files that were preloaded, in order, with what was asked of the API before the first one. */
let preloaded: string[];
/** Runs before init is answered, after the page's own answer. */
let meanwhile: () => void;

const read = (path: string): TableRead => ({
  path,
  pairs: [],
  members: false,
  delay: 0,
  when: {},
  needs: [],
  needsId: [],
  needsOne: [],
  image: '',
  unlessStored: '',
});
const row = (calls: readonly string[]) => ({
  files: [],
  reads: calls.map(read),
  title: '',
  skeleton: 'search',
  tabs: false,
  fill: { member: 1, calls },
});
const table: PageTable = {
  files: ['app.js', 'fill.js'],
  app: [0],
  init: 'common.php?act=init',
  header: 'common.php?act=header',
  routes: {
    '/search': row(['search.php?act=search']),
    '/index': {
      ...row(['index.php?act=get_order_num', 'index.php?act=hot', 'index.php?act=promotion']),
      fill: { member: 1, calls: ['index.php?act=hot', 'index.php?act=promotion'] },
    },
  },
};

const keep = (name: string, value: unknown) => localStorage.setItem(`yaocang_${name}`, JSON.stringify({ value }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [asked, told, ran, preloaded, init, meanwhile] = [[], [], [], [], { version: '2', error: 0 }, () => undefined];
  initAfter = 300;
  localStorage.clear();
  for (const [name, value] of Object.entries({ token: TOKEN, agency_id: '7', yz: 1, version: '2', log_bs: '' }))
    keep(name, value);
  vi.stubGlobal('PAGE_TABLE', JSON.stringify(table));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (input: string) => {
    const url = String(input);
    asked.push(/act=(\w+)/.exec(url)?.[1] ?? url);
    if (!url.includes('act=init')) return new Response(url);
    await new Promise((resolve) => setTimeout(resolve, initAfter));
    meanwhile();
    return new Response(JSON.stringify(init));
  });
  // A script that the page adds has loaded at once.
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    for (const each of added as HTMLScriptElement[]) {
      if (each.type === 'module') ran.push('app');
      if (each instanceof HTMLLinkElement) preloaded.push(`${asked.length} ${each.getAttribute('href')}`);
      setTimeout(() => each.onload?.(new Event('load')));
    }
  });
  shop.fillPage = ({ answers, token }) => {
    expect(token).toBe(TOKEN);
    told.push([...answers.keys()].map((path) => path.split('=')[1]).join(' '));
    ran.push('fill');
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of ['fillPage', 'startPage', 'prefetched'] as const) delete shop[name];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

async function open(path: string, page: string): Promise<void> {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root"></div>${page}`;
  await import('./inline-script.ts');
  shop.startPage?.();
  await vi.advanceTimersByTimeAsync(LATER);
}
const FRAME = '<script type="text/html" id="frame-search"><main>skeleton</main></script>';
const openSearch = () => open('/search?keywords=all', FRAME);

test("a member's read leaves beside init, and its answer fills the page once init has allowed it", async () => {
  meanwhile = () => expect(told).toEqual([]);
  await openSearch();
  expect(asked.slice(0, 2).sort()).toEqual(['init', 'search']);
  expect(told).toEqual(['search']);
});

test("what fills the page is fetched right after the page's requests, ahead of the app", async () => {
  await openSearch();
  expect(preloaded).toEqual(['2 /assets/fill.js', '2 /assets/app.js']);
});

test('the app runs once the answer is shown, and does not wait for a late one', async () => {
  await openSearch();
  expect(ran).toEqual(['fill', 'app']);
  ran = [];
  initAfter = 60_000;
  vi.resetModules();
  await openSearch();
  expect(ran).toEqual(['app']);
});

test.each([
  ['a closed shop', () => Object.assign(init, { shop_closed: 1 })],
  ['a lost login', () => Object.assign(init, { need_login: 1 })],
  ['a refusal', () => Object.assign(init, { error: 1 })],
  ['a new version', () => Object.assign(init, { version: '3' })],
  ['another member', () => keep('token', 'n'.repeat(32))],
  ['nobody any more', () => localStorage.removeItem('yaocang_token')],
  ['another agency', () => keep('agency_id', '8')],
])('%s meanwhile: nothing of the early answer is shown', async (_, happens) => {
  meanwhile = happens;
  await openSearch();
  expect(asked).toContain('search');
  expect(told).toEqual([]);
  expect(ran).toEqual(['app']);
});

/** Nobody is logged in; `stored` is what a former visit left. */
function asVisitor(stored: Readonly<Record<string, unknown>>): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored)) keep(name, value);
  const [row] = [table.routes['/search']];
  vi.stubGlobal(
    'PAGE_TABLE',
    JSON.stringify({ ...table, routes: { '/search': { ...row, fill: { ...row?.fill, visitor: 0 } } } }),
  );
  shop.fillPage = ({ token }) => void told.push(`for ${token || 'a visitor'}`);
}

test("a stranger's read leaves in the moment of init's answer, and fills the page", async () => {
  asVisitor({});
  await openSearch();
  expect(asked.slice(0, 2)).toEqual(['init', 'search']);
  expect(told).toEqual(['for a visitor']);
  expect(preloaded[0]).toBe('1 /assets/app.js');
});

test("at a visitor's second visit it leaves beside init", async () => {
  asVisitor({ log_bs: '', version: '2' });
  initAfter = 60_000;
  await openSearch();
  expect(asked.slice(0, 2).sort()).toEqual(['init', 'search']);
  expect(told).toEqual([]);
});

test.each([
  ['a login in another tab', () => keep('token', TOKEN)],
  ['an agency', () => keep('agency_id', '8')],
  ['a closed shop', () => Object.assign(init, { shop_closed: 1 })],
  ['a new version', () => Object.assign(init, { version: '3' })],
])('%s meanwhile: nothing of a visitor is shown', async (_, happens) => {
  asVisitor({ log_bs: '', version: '2' });
  meanwhile = happens;
  await openSearch();
  expect(asked).toContain('search');
  expect(told).toEqual([]);
});

test('a page without a program for visitors is not filled for one', async () => {
  localStorage.clear();
  await openSearch();
  expect(told).toEqual([]);
});

const HOME = '<div class="frame__page"><header>head</header><main>goods</main></div>';
const openHome = () => {
  document.head.innerHTML = `<meta name="yaocang-published" content="${Date.now()}">`;
  return open('/index', `<script type="text/html" id="goods-1">${HOME}</script>`);
};

test('home as it was published is filled with each answer, whose request leaves before its head is painted', async () => {
  let whenAsked = '';
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string) => {
    whenAsked ||= document.getElementById('root')?.textContent ?? 'nothing';
    return ask(input);
  });
  await openHome();
  expect(whenAsked).toBe('head');
  expect(told.at(-1)).toBe('hot promotion');
  expect(document.getElementById('root')?.textContent).toBe('headgoods');
});

test("home's reads that fill nothing leave after its paint, and its app runs once all that fills it is shown", async () => {
  await openHome();
  expect(asked.slice(0, 4)).toEqual(['init', 'hot', 'promotion', 'get_order_num']);
  expect(ran).toEqual(['fill', 'fill', 'app']);
});

test('what had not left yet when init refused does not leave any more', async () => {
  initAfter = 0;
  Object.assign(init, { shop_closed: 1 });
  await openHome();
  expect(asked).toEqual(['init', 'hot', 'promotion']);
});

test('home of a closed shop is not filled', async () => {
  meanwhile = () => Object.assign(init, { shop_closed: 1 });
  await openHome();
  expect(told).toEqual([]);
});
