/**
 * Renders home with its goods into a built page, for `npm run snapshot`. Visitors see no prices, so one page serves all
 * of them; a member sees it too until the prices arrive. The calls are made without a login, so the page holds no
 * member's data.
 */
import { ref } from 'valtio/vanilla';
import { createClient } from '#shared/client/create.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { categories as categoryCalls } from '#shared/contract/categories.ts';
import { firstPage } from '#shared/contract/first-page.ts';
import { home } from '#shared/contract/home.ts';
import type { Category } from '#shared/contract/shop-entities.ts';
import { plain } from '#shared/contract/wire.ts';
import { HomePage, homeDesk } from '#web/areas/home/home-page.tsx';
import { initArgs } from '#web/parts/init-args.ts';
import { publish } from '#web/state/loading/last-shown.ts';
import { start } from '#web/state/settings/settings.ts';
import { categories, header } from '#web/state/shell/header-data.ts';
import { looksOf } from './draw-page.tsx';

/**
 * Goods beyond these are below the first screen. The app adds them: each one would delay the first frame on a slow
 * phone.
 */
const ROWS = 4;
const CARDS = 5;

/** Starts the page. The HTML that follows is not needed for it. */
const START = '<script>window.startPage?.()</script>';

/** Each snapshot replaces what is between these marks. */
const GOODS = /<!--goods-->[\s\S]*?<!--\/goods-->/;
const TOLD = /<meta name="yaocang-(published|banner)"[^>]*>/g;

/**
 * The page with home's goods, as the API at `api` answers a visitor at `now` (ms since 1970), asked by `ask`. A closed
 * shop shows no goods. Throws what the calls throw.
 */
export async function drawHome(page: string, api: string, now: number, ask = fetch): Promise<string> {
  const bare = page.replace(GOODS, '<!--goods--><!--/goods-->').replace(TOLD, '');
  if (!bare.includes('<!--goods-->')) throw new Error('This page has no place for goods: build the shop again.');
  const answers = await askHome(api, ask);
  if (!answers) return bare;
  const { top, main, hot, promotion, tree } = answers;
  const published = Object.fromEntries([
    kept(firstPage.header, top, now),
    kept(home.home, { ...main, ad7: [] }, now),
    kept(home.hot, { data: hot.data.slice(0, ROWS) }, now),
    kept(home.promotion, { data: promotion.data.slice(0, CARDS) }, now),
    kept(categoryCalls.getCat, { categories: tree }, now),
  ]);
  publish(published);
  header.state.data = ref(top);
  categories.state.data = ref(tree);
  // The desktop panels are a lazy chunk; rendering needs it loaded.
  await homeDesk.fetch();
  const looks = await looksOf(<HomePage />);
  const goods = looks.map((html, look) => {
    const drawn = toBase(bare, withoutClocks(html));
    return `<script type="text/html" id="goods-${look}">${drawn}</script>${START}`;
  });
  const data = `<script type="application/json" id="published">${JSON.stringify(published).replace(/</g, '\\u003c')}</script>`;
  const banner = attribute(main.bigImg[0]?.ad_img ?? '');
  return bare
    .replace('<!--goods-->', (mark) => `${mark}${goods.join('')}${data}`)
    .replace(
      /(?=<link rel="icon")/,
      () => `<meta name="yaocang-published" content="${now}"><meta name="yaocang-banner" content="${banner}">`,
    );
}

/** The answers that a visitor gets; undefined when the shop is closed. */
async function askHome(api: string, fetch: typeof globalThis.fetch) {
  const client = createClient({ base: api, fetch, token: () => '', agencyId: () => '' });
  const settings = await client.send(firstPage.init, initArgs());
  if (settings.shop_closed) return undefined;
  start.now = { phase: 'shown', settings };
  const ask = <C extends Call>(call: C) => client.send(call, {} as ArgsOf<C>);
  const [top, main, hot, promotion, { categories: all }] = await Promise.all([
    ask(firstPage.header),
    ask(home.home),
    ask(home.hot),
    ask(home.promotion),
    ask(categoryCalls.getCat),
  ]);
  return { top, main, hot, promotion, tree: briefTree(all) };
}

type Answered = readonly [path: string, kept: { readonly at: number; readonly wire: unknown }];

/** An answer in wire format, without its empty fields. */
function kept<C extends Call>(call: C, answer: AnswerOf<C>, at: number): Answered {
  const text = JSON.stringify(call.answer.write(answer, plain), (_, value) => (value === '' ? undefined : value));
  return [call.path, { at, wire: JSON.parse(text) }];
}

/** The first level and two of each second level: enough for the desktop menu until the pointer is over it. */
const briefTree = (tree: readonly Category[]): Category[] =>
  tree.map((each) => ({
    ...each,
    flhd: [],
    children: each.children.slice(0, 2).map((child) => ({ ...child, flhd: [], children: [] })),
  }));

/** A prerendered countdown would show a wrong time. It is hidden and keeps its space. */
const withoutClocks = (html: string): string =>
  html.replace(/ class="clock(?=[ "])/g, ' style="visibility:hidden" class="clock');

/** Links are relative in a build. A release knows its base path. */
function toBase(page: string, html: string): string {
  if (page.includes('src="./')) return html;
  const base = /<meta name="yaocang-base" content="([^"]*)"/.exec(page)?.[1] ?? '/';
  return html.replace(/ href="\.\//g, () => ` href="${base}`);
}

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
