/** Renders pages with sample answers whose values are slots, at build time: what `fill-….ts` fills. For a member's phone. */
import type { ReactElement } from 'react';
import { buildRequest } from '#shared/client/request.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { type SystemPriv, systemPriv } from '#shared/contract/entities.ts';
import { plain } from '#shared/contract/wire.ts';
import { searchLoader } from '#web/areas/browse/search-loader.ts';
import SearchPage from '#web/areas/browse/search-page.tsx';
import { cartLoader } from '#web/areas/cart/cart-loader.ts';
import CartPage from '#web/areas/cart/cart-page.tsx';
import { goodsLoader } from '#web/areas/goods/goods-loader.ts';
import GoodsPage from '#web/areas/goods/goods-page.tsx';
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

async function drawn<C extends Call>(
  page: ReactElement,
  call: C,
  args: ArgsOf<C>,
  answer: AnswerOf<C>,
): Promise<string> {
  lookAs(false, true);
  start.now = { phase: 'shown', settings: { show_market: true, nodl_market: true } as Settings };
  notePrivileges(ALL_ON);
  setCartCount(0);
  answerEarly(call, args, answer);
  const frame = writtenAs(await draw(page));
  for (const name of ['name', 'picture', 'whole', 'cents'])
    if (!frame.includes(slot(name))) throw new Error(`The frame of ${call.path} has no place for ${name}.`);
  return frame;
}

const NO_INIT = { log_bs: '' };

/** The frames by the name of their program. */
export async function drawFills(): Promise<Readonly<Record<string, string>>> {
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
