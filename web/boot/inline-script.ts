/**
 * Stands in the page itself and runs before any file is here: it asks for init, for the code of the page and for what the
 * page asks first, and shows the page's first picture. Where a policy forbids it, only the head start is lost.
 */
import { address, headers } from '#shared/client/request.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { apiBase, basePath, HOME, told } from '#web/navigation/deployment.ts';
import { askAhead, isTooLate } from '#web/state/loading/prefetched.ts';
import { isRecord, isText, recall } from '#web/state/storage/storage.ts';
import { initArgs } from './init-args.ts';
import {
  type FirstCall,
  filledPairs,
  isAskedAt,
  type PageAhead,
  type PageTable,
  type Picture,
  textAt,
} from './page-table.ts';
import { runApp } from './run-app.ts';

/** The build reads the paths of the calls from their declarations. */
declare const INIT_PATH: string;
declare const PAGES: string;

/** As text it is read several times sooner than as code, and stands in the script once. */
const pages = JSON.parse(PAGES) as PageTable;

const token = recall('token', isText) ?? '';
const known = isLoggedIn(token);
/** Which of the four looks of a page this is. */
const look = (matchMedia('(min-width: 1024px)').matches ? 2 : 0) + (known ? 1 : 0);
const options = {
  base: new URL(apiBase, location.href).href,
  token: () => (known ? token : ''),
  agencyId: () => recall('agency_id', isText) ?? '',
};
const below = `/${location.pathname.slice(basePath.length)}`.replace(/(.)\/$/, '$1');
const path = below === '/' ? `/${HOME}` : below;
const page = pages.routes[path] ?? pages.routes[''];

const ask = (call: string, pairs: Iterable<readonly [string, string]>) =>
  askAhead(address(options, call, pairs), headers(options));

/** Every screen waits for init; where it fails, the shop is closed or the login is lost, nothing more is asked. */
async function askFirst(init: Promise<Response>, calls: readonly FirstCall[]): Promise<void> {
  const told = await (await init).clone().json();
  if (told.error > 0 || told.need_login > 0 || told.shop_closed > 0) return;
  const query = new URLSearchParams(location.search);
  for (const call of calls) {
    const pairs = filledPairs(call, query, told);
    const now = () => void askOne(call, pairs).catch(() => undefined);
    const isMine = (known || !call.member) && recall(call.unless, isRecord) === undefined;
    if (isMine && isAskedAt(call, location.search)) setTimeout(now, call.after - performance.now());
  }
}

/** The picture that is seen first does not wait for whoever draws it. */
async function askOne({ path, picture }: FirstCall, pairs: Iterable<readonly [string, string]>): Promise<void> {
  if (isTooLate(path)) return;
  const answer = ask(path, pairs);
  if (picture === '') return;
  const src = textAt(await (await answer).clone().json(), picture);
  if (src) new Image().src = src;
}

/** ms that a slow init holds the page's code up, a slow banner all code, a page without frames what waits for one. */
const INIT_PATIENCE = 500;
const BANNER_PATIENCE = 800;
const FRAME_PATIENCE = 200;

/** Home's first banner, where the page was published; ends when it is here or does not come. */
const preloadBanner = (src: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.setAttribute('fetchpriority', 'high');
    link.onload = link.onerror = resolve;
    link.href = src;
    document.head.append(link);
  });

/** Older Safaris fetch ahead what is not called a module. */
const knowsModules = document.createElement('link').relList.supports('modulepreload');

const asset = (at: number): string => `${basePath}assets/${pages.files[at]}`;

function preload(at: number): void {
  const link = document.createElement('link');
  link.rel = knowsModules ? 'modulepreload' : 'preload';
  if (!knowsModules) link.as = 'script';
  // What is seen and what is asked comes first.
  link.setAttribute('fetchpriority', 'low');
  link.crossOrigin = '';
  link.href = asset(at);
  document.head.append(link);
}

/** These styles are here already. A link to each of their files, switched off, tells the code that wants them. */
function haveStyles(files: readonly number[]): void {
  for (const at of files) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.crossOrigin = '';
    link.href = asset(at);
    document.head.append(link);
  }
}

/** Stands until the app draws. */
const drawn = document.createElement('div');
drawn.className = 'is-drawn';

/** Shows a picture: nothing in it answers a tap yet but the search, whose words are kept. */
function show(html: string): void {
  const root = document.getElementById('root');
  if (!root || root.firstChild) return;
  fill(html);
  root.append(drawn);
}

function fill(html: string): void {
  drawn.innerHTML = html;
  for (const field of drawn.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.readOnly = field.name !== 'keywords';
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
  if (drawn.innerHTML) return;
  show(html.slice(0, html.indexOf(HEAD_END) + HEAD_END.length));
  await frame();
  drawn.classList.add('is-first');
  fill(html);
  await frame();
  homeStands();
  setTimeout(() => drawn.classList.remove('is-first'), BELOW_AFTER);
}

/** The picture of any page but a phone's home comes in a file of its own, with the styles of the page. */
async function fetchPicture({ picture, styles }: PageAhead): Promise<Picture> {
  const told: Picture = await (await fetch(asset(picture))).json();
  const style = document.createElement('style');
  style.textContent = told.css;
  document.head.append(style);
  haveStyles(styles);
  return told;
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

/** Goods that were published longer ago are not shown, ms. */
const DAY = 24 * 3_600_000;
const hasGoods = Math.abs(Date.now() - Number(told('yaocang-published'))) < DAY;
/** What stands in the page itself: home with goods, or a phone's home. */
const inPage = path === `/${HOME}` && (hasGoods ? `goods-${look}` : look < 2 && `home-${look}`);
const picture = page && (!inPage || look > 1) ? fetchPicture(page).catch(() => undefined) : undefined;

/** Home's goods have been laid out. */
let homeStands = (): void => undefined;
const homeStood = new Promise<void>((resolve) => {
  homeStands = resolve;
});

/** The page calls it wherever something that may be shown has come. */
async function showPicture(): Promise<void> {
  const { looks = {} } = (await picture) ?? {};
  const has = Object.keys(looks).find((part) => location.search.includes(part)) ?? '';
  const html = inPage ? document.getElementById(inPage)?.textContent : looks[has]?.[look];
  if (html) await (inPage && hasGoods ? showHome : show)(html);
}

/** The page's own code comes in many small files: they would keep what it asks waiting for a connection. */
const fetchPage = once(() => page?.code.forEach(preload));

const askNow = once(() => {
  askFirst(ask(INIT_PATH, Object.entries(initArgs())), page?.first ?? [])
    .catch(() => undefined)
    .then(() => setTimeout(fetchPage));
  setTimeout(fetchPage, INIT_PATIENCE);
});

const fetchApp = once(() => {
  pages.app.forEach(preload);
  haveStyles(pages.appStyles);
  runApp();
});

if (inPage && hasGoods) {
  // What is asked and what draws again what stands already let it be seen first; a phone's connection is the banner's.
  const banner = told('yaocang-banner');
  const bannerCame = banner && preloadBanner(banner);
  homeStood.then(askNow);
  Promise.all([homeStood, bannerCame]).then(fetchApp);
  setTimeout(() => {
    askNow();
    fetchApp();
  }, BANNER_PATIENCE);
} else {
  askNow();
  if (!inPage) showPicture();
  fetchApp();
}

// Last: where any of this came to nothing, `run-anyway.ts` misses it and runs the app.
Object.assign(globalThis, { showPicture });
