/**
 * Inlined in the page, so that it runs before any file has loaded. It shows the page's frame (or the snapshot of home),
 * prefetches init and the loader's reads, and loads the app. Where a policy forbids it, `without-inline-script.ts`
 * starts the app, only later.
 */

import { address, headers } from '#shared/client/address.ts';
import { pause } from '#shared/client/ask-again.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { passwordHint, rememberedForm } from '#web/areas/account/login/remembered.ts';
import { firstWhen, isWhen, titleFor } from '#web/navigation/by-query.ts';
import { apiBase, basePath, HOME, told } from '#web/navigation/deployment.ts';
import { initArgs } from '#web/parts/init-args.ts';
import { prefetch } from '#web/state/loading/prefetched.ts';
import * as kept from '#web/state/storage/kept.ts';
import { askFirst } from './ask-first.ts';
import { fillFrame, loadFiller } from './fill-frame.ts';
import { dropLostPreloads } from './lost-preloads.ts';
import { isReadWith, type PageTable, type TableFill, type TableRead } from './page-table.ts';
import { fillTyped, runApp } from './run-app.ts';

/** Filled in by the build. As JSON text it parses several times faster than as code. */
declare const PAGE_TABLE: string;
const table = JSON.parse(PAGE_TABLE) as PageTable;

const token = kept.token.read() ?? '';
const known = isLoggedIn(token);
const desk = matchMedia('(min-width: 1024px)').matches;
const options = {
  base: new URL(apiBase, location.href).href,
  token: () => (known ? token : ''),
  agencyId: () => kept.agency_id.read() ?? '',
};
// A server gives the page under its file's name, too: that is home.
if (location.pathname === `${basePath}index.html`)
  history.replaceState(history.state, '', basePath + location.search + location.hash);
const below = `/${location.pathname.slice(basePath.length)}`.replace(/(.)\/$/, '$1');
const path = below === '/' ? `/${HOME}` : below;
const row = table.routes[path];
const query = new URLSearchParams(location.search);
const part = (name: string) => query.get(name);

/** Whether this is home with a snapshot that is younger than a day. */
const DAY = 24 * 3_600_000;
const isPublished = path === `/${HOME}` && Math.abs(Date.now() - Number(told('yaocang-published'))) < DAY;

const ask = (call: string, pairs: Iterable<readonly [string, string]> = []) =>
  prefetch(address(options, call, pairs), headers(options));

/** Whether this visitor makes a read with this query. */
const isMine = (read: TableRead): boolean =>
  (known || !read.members) &&
  !(read.unlessStored === 'user_left' && kept.user_left.mine().read()) &&
  isReadWith(read, query);

/**
 * The page's reads leave beside init: a member's where the agency is stored, a visitor's where a former visit has stored what
 * init told. An agency comes from a login or an invite code, so init changes nothing of the request.
 */
const agency = options.agencyId();
const asksEarly = known ? agency !== '' : kept.log_bs.read() !== undefined;

const askAll = () => {
  const allowed = askFirst({
    calls: table,
    reads: row?.reads.filter(isMine) ?? [],
    query,
    ask,
    initArgs: Object.entries(initArgs()),
    before: asksEarly ? { log_bs: kept.log_bs.read() } : undefined,
    version: kept.version.read(),
    ...(fillAt && {
      tell: {
        calls: fillAt.calls,
        painted: framed.then(frame),
        onAnswer: (call, text) => void (text === undefined ? onFill() : fill(call, text, allowed).then(onFill, onFill)),
      },
    }),
  });
  // Nothing is filled in a page that init does not allow.
  allowed.then((init) => {
    if (!init) onFilled();
  }, onFilled);
  return allowed;
};

const isStyle = (at: number): boolean => table.files[at]?.endsWith('.css') ?? false;
/** Home has goods to fill only where it was published with them. */
const mayFill = !desk && (isPublished || path !== `/${HOME}`);
/** The program that fills the page for this visitor, and the calls whose answers it shows. */
const fillAt = mayFill ? fillOf(row?.fill) : undefined;

function fillOf(fill: TableFill | undefined) {
  const program = known ? fill?.member : fill?.visitor;
  const calls = row?.reads.filter((read) => fill?.calls.includes(read.path) && isMine(read)).map((read) => read.path);
  return program !== undefined && calls?.length ? { program, calls } : undefined;
}

/** Fetched beside the page's reads, ahead of the app's code; the program is run with the frame's paint, so after it. */
const loadFill = once(() => {
  if (!fillAt) return undefined;
  const program = asset(fillAt.program);
  link('preload', program, { as: 'script' });
  return loadFiller(program, row?.files.filter(isStyle).map(asset) ?? [], framed.then(painting));
});

/** The texts of first answers, by the path of their call. */
const answers = new Map<string, string>();

/** Fills the page with a first answer, once init has allowed the page. Another login gets nothing of it. */
async function fill(call: string, text: string, allowed: ReturnType<typeof askFirst>): Promise<void> {
  const [init, styles] = await Promise.all([allowed, loadFill(), framed]);
  const isSame = (kept.token.read() ?? '') === token && options.agencyId() === agency;
  if (!init || styles === undefined || !isSame) return;
  answers.set(call, text);
  const stored = { yz: kept.yz.read(), order_pay: kept.order_pay.read() ?? false };
  fillFrame(drawn, { answers, init, query, token, ...stored }, styles);
}

/** Resolves once the page's first answers have filled it, or will not. */
let onFilled: () => void = () => undefined;
const filled = new Promise<void>((resolve) => {
  onFilled = resolve;
});

let fillsLeft = fillAt?.calls.length ?? 0;
const onFill = (): void => {
  fillsLeft -= 1;
  if (fillsLeft === 0) onFilled();
};

/** Resolves once the frame is shown. */
let onFramed: () => void = () => undefined;
const framed = new Promise<void>((resolve) => {
  onFramed = resolve;
});

/**
 * ms to wait for init before the page's code, for the first answer before the app runs, for the banner before all code, and
 * for a frame that never comes.
 */
const INIT_PATIENCE = 500;
const FILL_PATIENCE = 500;
const BANNER_PATIENCE = 800;
const FRAME_PATIENCE = 500;

const link = (rel: string, name: string, more: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), { rel, onload: resolve, onerror: resolve });
    for (const [key, value] of Object.entries(more)) element.setAttribute(key, value);
    element.href = name;
    document.head.append(element);
  });

const asset = (at: number): string => `${basePath}assets/${table.files[at]}`;

/**
 * Fetches styles and modules of the app or the page with low priority. Styles are only preloaded: for a stylesheet that
 * is in the page already, Vite's import does not wait, and the page would be rendered without it.
 */
const fetchFiles = (places: readonly number[]): void => {
  for (const file of places.map(asset)) {
    const how = { crossorigin: '', fetchpriority: 'low' };
    if (file.endsWith('.css')) link('preload', file, { as: 'style', ...how });
    else link('modulepreload', file, how);
  }
};

/** The prerendered content, until the app renders and takes over what was typed. */
const drawn = document.createElement('div');
drawn.className = 'is-drawn';
// The search works by itself. Another form remembers for the app that it was submitted.
drawn.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute('action')) return;
  event.preventDefault();
  form.dataset.submitted = '';
});

function show(fill: () => void): void {
  const root = document.getElementById('root');
  if (!root || (root.firstChild && root.firstChild !== drawn)) return;
  fill();
  root.append(drawn);
  fillTyped();
}

const markup = (id: string): string => document.getElementById(id)?.textContent ?? '';

/** Skeletons with a head of their own. */
const HEADS: readonly string[] = ['home', 'search', 'member'];

/** The page's frame: head and skeleton, with the desktop header or the phone's tab bar. */
function showFrame(): void {
  const forMembers = row?.gate !== undefined || (row?.reads.length && row.reads.every(({ members }) => members));
  const gate = known || desk ? undefined : row?.gate;
  const form = row?.form && isWhen(row.form.when, part) ? row.form.id : undefined;
  const skeleton = (forMembers && !known) || !row ? 'blank' : (firstWhen(row.skeletons, part) ?? row.skeleton);
  const bar = row?.box === undefined ? 'bar' : 'box';
  const head = desk ? (skeleton === 'home' ? 'home-desk' : 'desk') : HEADS.includes(skeleton) ? skeleton : bar;
  const atGate = row?.skeleton === 'member' ? 'gate-member' : 'gate';
  const tabs = row?.tabs && !desk;
  const page = document.createElement('div');
  page.className = tabs ? 'frame__page has-tab-bar' : 'frame__page';
  page.innerHTML = markup(`frame-${form ?? (gate === undefined ? head : atGate)}`);
  const body = markup(`body-${desk ? 'desk-' : ''}${skeleton}`);
  for (const place of page.querySelectorAll('.page-frame__rest')) place.innerHTML = body;
  for (const box of page.querySelectorAll<HTMLElement>('.page-frame__box')) box.style.marginRight = `${row?.box}px`;
  const title = row ? titleFor(row, part) : '';
  for (const heading of page.querySelectorAll('h1')) heading.textContent ||= title;
  if (gate !== undefined) fillGate(page, gate);
  if (form !== undefined) fillLogin(page);
  // A title above the tab bar has no arrow.
  if (tabs && head !== 'search') page.querySelector('.top-bar > .icon-button')?.remove();
  show(() => {
    if (desk) drawn.innerHTML = markup('frame-header');
    drawn.append(page);
    if (tabs) drawn.insertAdjacentHTML('beforeend', markup('frame-tabs'));
  });
  onFramed();
}

/** Fills in the gate's text and its link to the login and back. */
function fillGate(page: Element, gate: string): void {
  const words = page.querySelector('.state p');
  if (gate === '') words?.remove();
  else if (words) words.textContent = gate;
  const login = page.querySelector<HTMLAnchorElement>('.state a');
  if (login) login.href += `&back=${encodeURIComponent(location.pathname + location.search)}`;
}

/** Fills in what the last login stored, as the page itself does. */
function fillLogin(page: Element): void {
  const { password, ...form } = rememberedForm(false);
  for (const [name, value] of Object.entries(form)) {
    const field = page.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) Object.assign(field, typeof value === 'string' ? { defaultValue: value } : { checked: value });
  }
  page.querySelector('[name=password]')?.setAttribute('placeholder', passwordHint(password));
}

/** ms after home's first screen before the goods below are laid out: it has been painted by then. */
const BELOW_AFTER = 100;

/** The end of home's head. Written in full, the tag would end this script. */
const HEAD_END = '/header>';

/**
 * Shows the snapshot of home, its head one frame before the rest, which takes a slow phone about 100 ms to lay out
 * (November 2026, in turns: first paint 532 → 368, goods no later). The reads that fill it leave before the head's paint, a
 * member's others after it.
 */
async function showHome(html: string): Promise<void> {
  const upTo = html.indexOf(HEAD_END) + HEAD_END.length;
  show(() => {
    drawn.innerHTML = html.slice(0, upTo);
  });
  if (fillAt) askNow();
  await frame();
  if (asksEarly) askNow();
  drawn.classList.add('is-first');
  show(() => completeFrom(html));
  onFramed();
  await frame();
  // After this frame the one before it is on the screen, also where painting takes long.
  await frame();
  setTimeout(() => drawn.classList.remove('is-first'), BELOW_AFTER);
}

/** Adds what follows home's head. The head itself stays: it is not laid out again. */
function completeFrom(html: string): void {
  const whole = document.createElement('div');
  whole.innerHTML = html;
  let here: Element | null = drawn.querySelector('header');
  let there: Element | null = whole.querySelector('header');
  for (; here && there && here !== drawn; here = here.parentElement, there = there.parentElement) {
    const rest = document.createRange();
    rest.setStartAfter(there);
    rest.setEndAfter(there.parentNode?.lastChild ?? there);
    here.after(rest.extractContents());
  }
}

/** Resolves with the next frame, just before its paint, or after a timeout on a hidden page, which has no frames. */
const painting = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, FRAME_PATIENCE);
  });

/** Resolves after the next frame. */
const frame = (): Promise<unknown> => painting().then(() => new Promise((resolve) => setTimeout(resolve)));

/** Runs `act` at the first call; later calls get the same. */
function once<T>(act: () => T): () => T {
  let done: { readonly as: T } | undefined;
  return () => {
    done ??= { as: act() };
    return done.as;
  };
}

/** Styles that the filled frame has fetched are in the browser's cache. */
const fetchPage = once(() => fetchFiles(row?.files.filter((at) => fillAt === undefined || !isStyle(at)) ?? []));

const askNow = once(() => {
  const allowed = askAll();
  loadFill()?.catch(() => undefined);
  // The page's files would compete with its requests for connections, and with what fills it for the main thread.
  allowed
    .catch(() => undefined)
    .then(() => fillAt && filled)
    .then(() => setTimeout(fetchPage));
  setTimeout(fetchPage, INIT_PATIENCE);
});

const fetchApp = once(() => fetchFiles(table.app));

/** Modules run in order after the page was parsed, as with script tags in the HTML. */
const startApp = once(() => {
  fetchApp();
  runApp(table.app.map(asset));
});

const publishedHome = (): string =>
  document.getElementById(`goods-${(desk ? 2 : 0) + (known ? 1 : 0)}`)?.textContent ?? '';

function startAtFrame(): void {
  showFrame();
  askNow();
  begin();
}

/** Starts the app, after the first answers where they fill the page. */
const begin = (): void => {
  if (fillAt) startOnceFilled();
  else startApp();
};

/** The app's code is fetched after the frame's paint, and takes the main thread after that of the first answer. */
async function startOnceFilled(): Promise<void> {
  await frame();
  fetchApp();
  await Promise.race([filled, pause(FILL_PATIENCE)]);
  await frame();
  // After this frame the one before it is on the screen.
  await frame();
  startApp();
}

/** Requests and the app wait until the snapshot is visible. On a phone the banner gets the connection first. */
function startAtHome(home: string): void {
  const banner = told('yaocang-banner');
  const bannerCame = banner && link('preload', banner, { as: 'image', fetchpriority: 'high' });
  const stood = showHome(home);
  stood.then(askNow);
  Promise.all([stood, bannerCame]).then(begin);
  setTimeout(() => {
    askNow();
    begin();
  }, BANNER_PATIENCE);
}

dropLostPreloads();
// Neither of them waits for a frame, but on home as it was published, whose head comes first.
if (!isPublished) {
  askNow();
  if (!fillAt) fetchApp();
}

let isStarted = false;

/** Called by the page after each part that may be shown: the frames, then each version of the snapshot. */
function startPage(isRead = false): void {
  const home = isPublished ? publishedHome() : '';
  if (isStarted || (isPublished && !home && !isRead)) return;
  isStarted = true;
  if (home) startAtHome(home);
  else startAtFrame();
}

addEventListener('DOMContentLoaded', () => startPage(true));
// Last: when this script failed before, `without-inline-script.ts` finds no `startPage` and starts the app.
Object.assign(globalThis, { startPage });
