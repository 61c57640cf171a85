/**
 * Stands in the page itself and runs before any file is here: it shows the page's frame (or home as it was published), asks
 * for init and for what the page's loader reads, and fetches the app. Where a policy forbids it, `without-inline-script.ts`
 * runs the app, and only the head start is lost.
 */
import { address, headers } from '#shared/client/request.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { apiBase, basePath, HOME, told } from '#web/navigation/deployment.ts';
import { isTooLate, prefetch } from '#web/state/loading/prefetched.ts';
import { isRecord, isText, recall } from '#web/state/storage/storage.ts';
import { initArgs } from './init-args.ts';
import { filledPairs, isReadWith, type PageTable, type TableRead, textAt } from './page-table.ts';

/** The build puts the table here. As text it is read several times sooner than as code. */
declare const PAGE_TABLE: string;
const table = JSON.parse(PAGE_TABLE) as PageTable;

const token = recall('token', isText) ?? '';
const known = isLoggedIn(token);
const desk = matchMedia('(min-width: 1024px)').matches;
const options = {
  base: new URL(apiBase, location.href).href,
  token: () => (known ? token : ''),
  agencyId: () => recall('agency_id', isText) ?? '',
};
const below = `/${location.pathname.slice(basePath.length)}`.replace(/(.)\/$/, '$1');
const path = below === '/' ? `/${HOME}` : below;
const row = table.routes[path];
const query = new URLSearchParams(location.search);

const ask = (call: string, pairs: Iterable<readonly [string, string]> = []) =>
  prefetch(address(options, call, pairs), headers(options));

/** Every screen waits for init; where it fails, the shop is closed or the login is lost, nothing more is asked. */
async function askFirst(reads: readonly TableRead[]): Promise<void> {
  const told = await (await ask(table.init, Object.entries(initArgs()))).clone().json();
  if (told.error > 0 || told.need_login > 0 || told.shop_closed > 0) return;
  afterDelay(START_DELAY, async () => {
    if (!isTooLate(table.header)) await ask(table.header);
  });
  for (const read of reads) {
    const mine = (known || !read.members) && recall(read.unlessStored, isRecord) === undefined;
    if (mine && isReadWith(read, query)) afterDelay(read.delay, () => askOne(read, filledPairs(read, query, told)));
  }
}

/** The screen stands since the page was opened. */
const afterDelay = (delay: number, work: () => Promise<void>): unknown =>
  setTimeout(() => work().catch(() => undefined), delay - performance.now());

/** The image that is seen first does not wait for the code that draws it. */
async function askOne({ path: call, image }: TableRead, pairs: Iterable<readonly [string, string]>): Promise<void> {
  if (isTooLate(call)) return;
  const answer = ask(call, pairs);
  if (image === '') return;
  const src = textAt(await (await answer).clone().json(), image);
  if (src) new Image().src = src;
}

/** ms that a slow init delays the page's code, a slow banner all code, a page without frames what waits for one. */
const INIT_PATIENCE = 500;
const BANNER_PATIENCE = 800;
const FRAME_PATIENCE = 200;

const link = (rel: string, name: string, more: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), { rel, onload: resolve, onerror: resolve });
    for (const [key, value] of Object.entries(more)) element.setAttribute(key, value);
    element.href = name;
    document.head.append(element);
  });

const asset = (at: number): string => `${basePath}assets/${table.files[at]}`;

/** Styles and modules of the app or of the page; what is seen and what is asked comes first. */
const fetchFiles = (places: readonly number[]): void => {
  for (const file of places.map(asset)) {
    const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link(rel, file, { crossorigin: '', fetchpriority: 'low' });
  }
};

/** Stands until the app draws. Nothing in it answers a tap yet but the search, whose words are taken over. */
const drawn = document.createElement('div');
drawn.className = 'is-drawn';

function show(fill: () => void): void {
  const root = document.getElementById('root');
  if (!root || (root.firstChild && root.firstChild !== drawn)) return;
  fill();
  for (const field of drawn.querySelectorAll<HTMLInputElement>('input')) field.readOnly = field.name !== 'keywords';
  root.append(drawn);
}

const markup = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

/** The page's frame: title bar and skeleton, with the desk's header or the phone's bar around it. */
function showFrame(): void {
  const forMembers = row?.gate !== undefined || (row?.reads.length && row.reads.every(({ members }) => members));
  const gate = known || desk ? undefined : row?.gate;
  const skeleton = gate !== undefined ? 'gate' : forMembers && !known ? 'blank' : (row?.skeleton ?? 'blank');
  const tabs = row?.tabs && !desk;
  const page = document.createElement('div');
  page.className = tabs ? 'frame__page has-tab-bar' : 'frame__page';
  page.innerHTML = markup(`frame-${skeleton}-${desk ? 'desk' : 'phone'}`);
  for (const title of page.querySelectorAll('h1')) if (title.textContent === '') title.textContent = row?.title ?? '';
  if (gate !== undefined) fillGate(page, gate);
  // Beside the phone's bar there is no way back.
  if (tabs) page.querySelector('.top-bar > .icon-button')?.remove();
  show(() => {
    if (desk) drawn.innerHTML = markup('frame-header');
    drawn.append(page);
    if (tabs) drawn.insertAdjacentHTML('beforeend', markup('frame-tabs'));
  });
}

/** The words of the page's gate, and the way back behind the login. */
function fillGate(page: Element, gate: string): void {
  const words = page.querySelector('.state p');
  if (gate === '') words?.remove();
  else if (words) words.textContent = gate;
  const login = page.querySelector<HTMLAnchorElement>('.state a');
  if (login) login.href += `&back=${encodeURIComponent(location.pathname + location.search)}`;
}

/** ms after home's first screen that the goods below it are laid out: when it has been painted. */
const BELOW_AFTER = 100;

/** Where home's head ends; in full, this would end the script. */
const HEAD_END = '/header>';

/**
 * Home with its goods, its head one frame before the rest, which takes a slow phone some 100 ms to lay out (November 2026, in
 * turns: first paint 532 → 368, goods no later).
 */
async function showHome(html: string): Promise<void> {
  const upTo = html.indexOf(HEAD_END) + HEAD_END.length;
  show(() => {
    drawn.innerHTML = html.slice(0, upTo);
  });
  await frame();
  drawn.classList.add('is-first');
  show(() => {
    drawn.innerHTML = html;
  });
  await frame();
  setTimeout(() => drawn.classList.remove('is-first'), BELOW_AFTER);
}

/** Ends behind the next frame; a page that nobody sees has none. */
const frame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_PATIENCE);
  });

/** Does it at the first call only. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

const fetchPage = once(() => fetchFiles(row?.files ?? []));

const askNow = once(() => {
  // The page's own files would take the connections of what it asks.
  askFirst(row?.reads ?? [])
    .catch(() => undefined)
    .then(() => setTimeout(fetchPage));
  setTimeout(fetchPage, INIT_PATIENCE);
});

const fetchApp = once(() => fetchFiles(table.app));

/** Modules run in order once the page has been read, as the parser would have done. */
const runApp = once(() => {
  fetchApp();
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' });
  script.setAttribute('fetchpriority', 'low');
  script.src = asset(table.app[0] ?? 0);
  document.head.append(script);
});

/** Home as it was published; goods that were published longer ago than a day are not shown. */
const DAY = 24 * 3_600_000;
const isPublished = path === `/${HOME}` && Math.abs(Date.now() - Number(told('yaocang-published'))) < DAY;

const publishedHome = (): string =>
  document.getElementById(`goods-${(desk ? 2 : 0) + (known ? 1 : 0)}`)?.textContent ?? '';

function startAtFrame(): void {
  showFrame();
  askNow();
  runApp();
}

/** What is asked, and what draws again what stands already, let home be seen first; a phone's connection is the banner's. */
function startAtHome(home: string): void {
  const banner = told('yaocang-banner');
  const bannerCame = banner && link('preload', banner, { as: 'image', fetchpriority: 'high' });
  const stood = showHome(home);
  stood.then(askNow);
  Promise.all([stood, bannerCame]).then(runApp);
  setTimeout(() => {
    askNow();
    runApp();
  }, BANNER_PATIENCE);
}

// Neither waits for a frame.
if (!isPublished) {
  askNow();
  fetchApp();
}

let isStarted = false;

/** The page calls it wherever something that may be shown has been read: the frames, then each look of a published home. */
function startPage(isRead = false): void {
  const home = isPublished ? publishedHome() : '';
  if (isStarted || (isPublished && !home && !isRead)) return;
  isStarted = true;
  if (home) startAtHome(home);
  else startAtFrame();
}

addEventListener('DOMContentLoaded', () => startPage(true));
// Last: where any of this came to nothing, `without-inline-script.ts` misses it and runs the app.
Object.assign(globalThis, { startPage });
