/**
 * Draws a visitor's home with its goods into a built page: visitors see no prices, so it is one page for all of them, and a
 * member sees it too until the prices come. Asked as a visitor asks, it holds nothing of any member.
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
import { publish } from '#web/state/loading/last-shown.ts';
import { start } from '#web/state/settings/settings.ts';
import { categories, header } from '#web/state/shell/header-data.ts';
import { looksOf } from './draw-page.tsx';
import { initArgs } from './init-args.ts';

/** More goods than this stand below the first screen and come with the app: each costs a slow phone some ms before its first frame. */
const ROWS = 4;
const CARDS = 5;

/** Whatever comes behind it is not needed for the page to stand. */
const START = '<script>window.startPage?.()</script>';

/** What stands between these is drawn anew each time. */
const GOODS = /<!--goods-->[\s\S]*?<!--\/goods-->/;
const TOLD = /<meta name="yaocang-(published|banner)"[^>]*>/g;

/**
 * The page with home's goods as the servers of `api` answer a visitor at `now`, ms since 1970; a closed shop shows none.
 * Throws what the calls throw.
 */
export async function drawHome(page: string, api: string, now: number): Promise<string> {
  const bare = page.replace(GOODS, '<!--goods--><!--/goods-->').replace(TOLD, '');
  if (!bare.includes('<!--goods-->')) throw new Error('This page has no place for goods: build the shop again.');
  const answers = await askHome(api);
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
  // The desk's panels come with their code only; drawn here, they have to be there.
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

/** What a visitor is answered; undefined when the shop is closed. */
async function askHome(api: string) {
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

/** An answer on the wire, without what says nothing. */
function kept<C extends Call>(call: C, answer: AnswerOf<C>, at: number): Answered {
  const text = JSON.stringify(call.answer.write(answer, plain), (_, value) => (value === '' ? undefined : value));
  return [call.path, { at, wire: JSON.parse(text) }];
}

/** The first level with a taste of the second: what a desk's menu shows before it is pointed at. */
const briefTree = (tree: readonly Category[]): Category[] =>
  tree.map((each) => ({
    ...each,
    flhd: [],
    children: each.children.slice(0, 2).map((child) => ({ ...child, flhd: [], children: [] })),
  }));

/** A countdown would be a wrong one: it keeps its room. */
const withoutClocks = (html: string): string =>
  html.replace(/ class="clock(?=[ "])/g, ' style="visibility:hidden" class="clock');

/** Addresses count from the page in a build; a release knows where it stands. */
function toBase(page: string, html: string): string {
  if (page.includes('src="./')) return html;
  const base = /<meta name="yaocang-base" content="([^"]*)"/.exec(page)?.[1] ?? '/';
  return html.replace(/ href="\.\//g, () => ` href="${base}`);
}

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
