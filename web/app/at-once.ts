/**
 * Stands in the page itself and runs before any file is here: it asks for init, for the code of the page and for what the
 * page asks first, and shows the page's first picture. Where a policy forbids it, only the head start is lost.
 */
import { address, headers } from '#shared/client/request.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { askAhead, isTooLate } from '#web/state/ahead.ts';
import { apiBase, basePath, HOME, told } from '#web/state/place.ts';
import { isText, recall } from '#web/state/storage.ts';
import { initArgs } from './init-args.ts';
import { type FirstCall, filledPairs, isAskedAt, type PageTable, type Picture } from './page-table.ts';

/** The build reads the paths of the calls from their declarations. */
declare const INIT_PATH: string;
declare const HOME_PATH: string;
declare const PAGES: PageTable;

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
const page = PAGES.routes[path] ?? PAGES.routes[''];

const ask = (call: string, pairs: Iterable<readonly [string, string]>) =>
  askAhead(address(options, call, pairs), headers(options));

/** Every screen waits for init; where it fails, the shop is closed or the login is lost, nothing more is asked. */
async function askFirst(init: Promise<Response>, calls: readonly FirstCall[]): Promise<void> {
  const told = await (await init).clone().json();
  if (told.error > 0 || told.need_login > 0 || told.shop_closed > 0) return;
  const query = new URLSearchParams(location.search);
  for (const call of calls) {
    const pairs = filledPairs(call, query, told);
    const now = () => void askOne(call.path, pairs).catch(() => undefined);
    if ((known || !call.member) && isAskedAt(call, location.search)) setTimeout(now, call.after - performance.now());
  }
}

/** Home's banner does not wait for whoever draws it. */
async function askOne(call: string, pairs: Iterable<readonly [string, string]>): Promise<void> {
  if (isTooLate(call)) return;
  const answer = ask(call, pairs);
  if (call !== HOME_PATH) return;
  const told = await (await answer).clone().json();
  new Image().src = told.bigImg[0].ad_img;
}

/** Home's first banner, where the page was published. */
function preloadBanner(src: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.setAttribute('fetchpriority', 'high');
  link.href = src;
  document.head.append(link);
}

/** Older Safaris fetch ahead what is not called a module. */
const knowsModules = document.createElement('link').relList.supports('modulepreload');

const asset = (file: string): string => `${basePath}assets/${file}`;

function preload(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle || !knowsModules ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = isStyle ? 'style' : 'script';
  // What is seen and what is asked comes first.
  if (!isStyle) link.setAttribute('fetchpriority', 'low');
  link.crossOrigin = '';
  link.href = asset(file);
  document.head.append(link);
}

/** Shows a picture until the app draws: nothing in it answers a tap yet but the search, whose words are kept. */
function show(html: string, css: string): void {
  const root = document.getElementById('root');
  if (!root || root.firstChild) return;
  const drawn = document.createElement('div');
  drawn.className = 'is-drawn';
  drawn.innerHTML = html;
  const style = document.createElement('style');
  style.textContent = css;
  drawn.append(style);
  for (const field of drawn.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.readOnly = field.name !== 'keywords';
  root.append(drawn);
}

/** The picture of any page but a phone's home comes in a file of its own. */
async function fetchPicture(file: string): Promise<Picture> {
  return (await fetch(asset(file))).json();
}

/** Goods that were published longer ago are not shown, ms. */
const DAY = 24 * 3_600_000;
const hasGoods = Math.abs(Date.now() - Number(told('yaocang-published'))) < DAY;
/** What stands in the page itself: home with goods, or a phone's home. */
const inPage = path === `/${HOME}` && (hasGoods ? `goods-${look}` : look < 2 && `home-${look}`);
const picture = page && (!inPage || look > 1) ? fetchPicture(page.picture).catch(() => undefined) : undefined;

/** The page calls it wherever something that may be shown has come. */
async function showPicture(): Promise<void> {
  const { css = '', looks = {} } = (await picture) ?? {};
  const has = Object.keys(looks).find((part) => location.search.includes(part)) ?? '';
  const html = inPage ? document.getElementById(inPage)?.textContent : looks[has]?.[look];
  if (html) show(html, css);
}

askFirst(ask(INIT_PATH, Object.entries(initArgs())), page?.first ?? []).catch(() => undefined);
Object.assign(globalThis, { showPicture });
if (!inPage) showPicture();
if (inPage && hasGoods) preloadBanner(told('yaocang-banner'));
if (!knowsModules) PAGES.app.forEach(preload);
for (const at of page?.files ?? []) preload(PAGES.files[at] ?? '');
