/** Renders pages with sample answers whose values are slots, at build time: what `fill-….ts` fills. For a member's phone. */
import type { ReactElement } from 'react';
import { buildRequest } from '#shared/client/request.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { type SystemPriv, systemPriv } from '#shared/contract/entities.ts';
import { home } from '#shared/contract/home.ts';
import { plain } from '#shared/contract/wire.ts';
import { searchLoader } from '#web/areas/browse/search-loader.ts';
import SearchPage from '#web/areas/browse/search-page.tsx';
import { cartLoader } from '#web/areas/cart/cart-loader.ts';
import CartPage from '#web/areas/cart/cart-page.tsx';
import { goodsLoader } from '#web/areas/goods/goods-loader.ts';
import GoodsPage from '#web/areas/goods/goods-page.tsx';
import { GoodsRows } from '#web/areas/home/goods/goods-tabs.tsx';
import { MiniGoods } from '#web/areas/home/goods/promotion-strip.tsx';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { session, setCartCount } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { draw, lookAs } from '../draw-page.tsx';
import { sampleCard, sampleLine, sampleProduct, writtenAs } from './samples.ts';
import { slot } from './slots.ts';

/** Every privilege is on, so that the samples show everything. */
const ALL_ON = Object.fromEntries(Object.keys(systemPriv.fields).map((name) => [name, true])) as unknown as SystemPriv;

/** The answer is there when the page renders for the first time, as one that the inline script has asked for. */
function answerEarly<C extends Call>(call: C, args: ArgsOf<C>, answer: AnswerOf<C>): void {
  const options = { base: 'http://localhost/api', token: () => session.token, agencyId: () => session.agency_id };
  const { request } = buildRequest(call, args, { ...options, fetch });
  const text = JSON.stringify({ success: 1, ...(call.answer.write(answer, plain) as object) });
  const { url, headers } = request;
  Object.assign(globalThis, { prefetched: [{ url, headers, text, at: performance.now(), stop: () => undefined }] });
}

/** The markup of a program, and the paths of the calls whose answers it shows. */
export interface DrawnFill {
  readonly frame: string;
  readonly calls: readonly string[];
}

async function drawn<C extends Call>(
  page: ReactElement,
  call: C,
  args: ArgsOf<C>,
  answer: AnswerOf<C>,
): Promise<DrawnFill> {
  asMember();
  answerEarly(call, args, answer);
  return { frame: await written(page), calls: [call.path] };
}

function asMember(): void {
  lookAs(false, true);
  start.now = { phase: 'shown', settings: { show_market: true, nodl_market: true } as Settings };
  notePrivileges(ALL_ON);
  setCartCount(0);
}

async function written(page: ReactElement): Promise<string> {
  const frame = writtenAs(await draw(page));
  for (const name of ['name', 'picture', 'whole', 'cents'])
    if (!frame.includes(slot(name))) throw new Error(`The frame has no place for ${name}: ${frame.slice(0, 200)}`);
  return frame;
}

/** Goods of home, where the page as it was published has them without prices. */
async function drawnHome(): Promise<DrawnFill> {
  asMember();
  const goods = (
    <>
      <MiniGoods goods={sampleCard} />
      <GoodsRows goods={[sampleCard]} />
    </>
  );
  return { frame: await written(goods), calls: [home.home, home.hot, home.promotion].map(({ path }) => path) };
}

const NO_INIT = { log_bs: '' };

/** The markup by the name of its program, which is that of the route. */
export async function drawFills(): Promise<Readonly<Record<string, DrawnFill>>> {
  const words = { keywords: slot('words'), cat_id: '', brand: '', ppg: '' };
  const { list } = searchLoader.reads;
  const { info } = goodsLoader.reads;
  const lines = cartLoader.reads.list;
  const query = { id: slot('id'), lx: '', tb_id: '', show_all: '' };
  const inCart = { data: [sampleLine], checkedList: ['1'], allCheckedList: ['1'], have_package: true };
  const none = { spce_list: [], buyladder: [], volume: [], shophd: [], goodshd: [], taobao_list: [] };
  const product = { ...none, priv: ALL_ON, data: sampleProduct, yz_range: true, gallery: [slot('picture')] };
  const found = { data: [sampleCard], page_next: 'end', total: 7654321 } as AnswerOf<typeof list.call>;
  return {
    index: await drawnHome(),
    cart: await drawn(
      <CartPage />,
      lines.call,
      lines.args({}, NO_INIT),
      inCart as unknown as AnswerOf<typeof lines.call>,
    ),
    goods: await drawn(
      <GoodsPage query={query} />,
      info.call,
      info.args(query, NO_INIT),
      product as unknown as AnswerOf<typeof info.call>,
    ),
    search: await drawn(<SearchPage query={words} />, list.call, list.args(words, NO_INIT), found),
  };
}
