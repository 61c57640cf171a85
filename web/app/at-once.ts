/**
 * Stands in the page itself and runs before any file is here: it asks for init, for the code of the page and for what the
 * page asks first, and hides home's first picture from the other pages. Where a policy forbids it, only the head start is lost.
 */
import { address, headers } from '#shared/client/request.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { askAhead } from '#web/state/ahead.ts';
import { apiBase, basePath, HOME } from '#web/state/place.ts';
import { isText, recall } from '#web/state/storage.ts';
import { initArgs } from './init-args.ts';
import { type FirstCall, filledPairs, type PageTable } from './page-table.ts';

/** The build reads the paths of the calls from their declarations. */
declare const INIT_PATH: string;
declare const HOME_PATH: string;
declare const PAGES: PageTable;

const token = recall('token', isText) ?? '';
const known = isLoggedIn(token);
const options = {
  base: new URL(apiBase, location.href).href,
  token: () => (known ? token : ''),
  agencyId: () => recall('agency_id', isText) ?? '',
};
const below = `/${location.pathname.slice(basePath.length)}`.replace(/(.)\/$/, '$1');
const path = below === '/' ? `/${HOME}` : below;
const page = PAGES.routes[path];

const ask = (call: string, pairs: Iterable<readonly [string, string]>) =>
  askAhead(address(options, call, pairs), headers(options));

/** Every screen waits for init; where it fails, the shop is closed or the login is lost, nothing more is asked. */
async function askFirst(init: Promise<Response>, calls: readonly FirstCall[]): Promise<void> {
  const told = await (await init).clone().json();
  if (told.error > 0 || told.need_login > 0 || told.shop_closed > 0) return;
  const query = new URLSearchParams(location.search);
  for (const call of calls) {
    const pairs = filledPairs(call, (name) => query.get(name) ?? told[name]);
    const now = () => void askOne(call.path, pairs).catch(() => undefined);
    if (known || !call.member) setTimeout(now, call.after - performance.now());
  }
}

/** Home's banner does not wait for whoever draws it. */
async function askOne(call: string, pairs: Iterable<readonly [string, string]>): Promise<void> {
  const answer = ask(call, pairs);
  if (call !== HOME_PATH) return;
  const told = await (await answer).clone().json();
  new Image().src = told.bigImg[0].ad_img;
}

function preload(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `${basePath}assets/${file}`;
  document.head.append(link);
}

document.documentElement.classList.toggle('is-elsewhere', path !== `/${HOME}`);
askFirst(ask(INIT_PATH, Object.entries(initArgs())), page?.first ?? []).catch(() => undefined);
for (const at of page?.files ?? []) preload(PAGES.files[at] ?? '');
