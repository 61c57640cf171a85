/** Renders pages with sample answers whose values are slots, at build time: what `fill-….ts` fills. For a phone. */
import type { ReactElement } from 'react';
import { buildRequest } from '#shared/client/request.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { type SystemPriv, systemPriv } from '#shared/contract/entities.ts';
import { home } from '#shared/contract/home.ts';
import { intro } from '#shared/contract/intro.ts';
import { type Codec, plain } from '#shared/contract/wire.ts';
import { withoutPricesIn } from '#shared/rules/app/by-flags.ts';
import { introAsk, introDefaults } from '#shared/rules/goods/goods-filter.ts';
import { COMMENTS } from '#shared/rules/orders/order-actions.ts';
import IntroPage from '#web/areas/browse/intro-page.tsx';
import { searchLoader } from '#web/areas/browse/search-loader.ts';
import SearchPage from '#web/areas/browse/search-page.tsx';
import { cartLoader } from '#web/areas/cart/cart-loader.ts';
import CartPage from '#web/areas/cart/cart-page.tsx';
import { goodsLoader } from '#web/areas/goods/goods-loader.ts';
import GoodsPage from '#web/areas/goods/goods-page.tsx';
import { GoodsRows } from '#web/areas/home/goods/goods-tabs.tsx';
import { MiniGoods } from '#web/areas/home/goods/promotion-strip.tsx';
import { userCenterLoader } from '#web/areas/member/user-center-loader.ts';
import UserCenterPage from '#web/areas/member/user-center-page.tsx';
import { orderLoader } from '#web/areas/orders/order-loader.ts';
import OrderPage from '#web/areas/orders/order-page.tsx';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { session, setCartCount } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { draw, lookAs } from '../draw-page.tsx';
import type { TableFill } from '../page-table.ts';
import { sampleCard, sampleLine, sampleProduct, type Written, writtenAs } from './samples.ts';
import { sampleCentre, sampleOrders, WRITTEN_OF_MEMBER } from './samples-of-member.ts';
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

/**
 * The markups of a page's programs, for a member and for a visitor (several where the page has several looks), and the paths
 * of the calls whose answers they show.
 */
export interface DrawnFill {
  readonly frames: Partial<Readonly<Record<keyof Omit<TableFill, 'calls'>, readonly string[]>>>;
  readonly calls: readonly string[];
}

/** A page that a visitor may see too, without prices. `page` makes its stores anew for each. */
async function drawnForAll<C extends Call>(
  page: () => ReactElement,
  call: C,
  args: ArgsOf<C>,
  answer: AnswerOf<C>,
  more: { readonly written?: Written; readonly names?: readonly string[]; readonly calls?: readonly string[] } = {},
): Promise<DrawnFill> {
  const { names = [], calls = [call.path] } = more;
  const frameOf = async (isMember: boolean, shown: AnswerOf<C>, slots: readonly string[]) => {
    if (isMember) asMember();
    else asVisitor();
    answerEarly(call, args, shown);
    return [await written(page(), [...names, ...slots], more.written)];
  };
  return {
    calls,
    frames: {
      member: await frameOf(true, answer, MONEY),
      visitor: await frameOf(false, withoutPricesIn<AnswerOf<C>>(call.answer as Codec<AnswerOf<C>>, answer), NO_MONEY),
    },
  };
}

const NO_MONEY = ['name', 'picture'];
const MONEY = [...NO_MONEY, 'whole', 'cents'];

const asMember = (): void => lookAsBuyer(true);
const asVisitor = (): void => lookAsBuyer(false);

function lookAsBuyer(member: boolean): void {
  lookAs(false, member);
  start.now = { phase: 'shown', settings: { show_market: true, nodl_market: true } as Settings };
  notePrivileges(ALL_ON);
  setCartCount(0);
}

async function written(page: ReactElement, names: readonly string[] = MONEY, more?: Written): Promise<string> {
  const frame = writtenAs(await draw(page), more);
  for (const name of names)
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
  return {
    frames: { member: [await written(goods)] },
    calls: [home.home, home.hot, home.promotion].map(({ path }) => path),
  };
}

const NO_INIT = { log_bs: '' };

/** With lines, then empty. */
async function drawnCart(): Promise<DrawnFill> {
  const { list } = cartLoader.reads;
  const other = { ...sampleLine, cart_id: '2', order_zt: '' };
  const frames: string[] = [];
  asMember();
  for (const data of [[sampleLine, other], []]) {
    const ids = data.map(({ cart_id }) => cart_id);
    const more = { checkedList: ids, allCheckedList: ids, have_package: true, agency_franking: 0 };
    answerEarly(list.call, list.args({}, NO_INIT), { data, ...more } as unknown as AnswerOf<typeof list.call>);
    frames.push(await written(<CartPage />, data.length > 0 ? MONEY : []));
  }
  return { frames: { member: frames }, calls: [list.call.path] };
}

/** With orders of each look, then without any. */
async function drawnOrders(): Promise<DrawnFill> {
  const { list } = orderLoader.reads;
  const query = { lx: '' };
  asMember();
  const names = [
    'sn',
    'time',
    'picture',
    'kinds',
    'state',
    'left',
    'parcels',
    'paid',
    'whole',
    'cents',
    'month',
    'figures',
  ];
  const frames: string[] = [];
  for (const data of [sampleOrders, []]) {
    const answer = { data, page_next: 'end', system_priv: ALL_ON } as unknown as AnswerOf<typeof list.call>;
    answerEarly(list.call, list.args(query, NO_INIT), answer);
    frames.push(await written(<OrderPage query={query} />, data.length > 0 ? names : [], WRITTEN_OF_MEMBER));
  }
  return { frames: { member: frames }, calls: [list.call.path] };
}

/** For a shop with comments and a member with a picture, then for neither. */
async function drawnCentre(): Promise<DrawnFill> {
  const { centre } = userCenterLoader.reads;
  const accounts = ['1', '2'].map((user_id) => ({ user_id, nickname: '', user_name: '' }));
  const before = { ...session };
  const pages: string[] = [];
  for (const has of [true, false]) {
    asMember();
    Object.assign(start.now, { settings: { user_yz: true, booklet_type: has ? COMMENTS : '' } });
    Object.assign(session, { name: slot('name'), avatar: has ? slot('picture') : '', user_list: accounts });
    answerEarly(centre.call, {}, { ...sampleCentre, system_priv: ALL_ON });
    const names = ['name', 'whole', 'bonuswhole', 'points', 'worth', 'status', 'topup', 'gift', 'verified', 'customer'];
    pages.push(await written(<UserCenterPage query={{ path: '' }} />, names, WRITTEN_OF_MEMBER));
  }
  Object.assign(session, before);
  return { frames: { member: pages }, calls: [centre.call.path] };
}

/** A collection; all of them look alike. */
async function drawnIntro(): Promise<DrawnFill> {
  const found = { data: [sampleCard], page_next: 'end', system_priv: ALL_ON } as unknown as AnswerOf<typeof intro.new>;
  const args = introAsk('new', introDefaults('new'));
  const written: Written = [[/>新品上架<\/h1>/g, `>${slot('title')}</h1>`]];
  return drawnForAll(() => <IntroPage query={{ intro: 'new' }} />, intro.new, args, found, {
    written,
    names: ['title'],
    calls: Object.values(intro).map(({ path }) => path),
  });
}

/** The markup by the name of its program, which is that of the route. */
export async function drawFills(): Promise<Readonly<Record<string, DrawnFill>>> {
  const words = { keywords: slot('words'), cat_id: '', brand: '', ppg: '' };
  const { list } = searchLoader.reads;
  const { info } = goodsLoader.reads;
  const query = { id: slot('id'), lx: '', tb_id: '', show_all: '' };
  const none = { spce_list: [], buyladder: [], volume: [], shophd: [], goodshd: [], taobao_list: [] };
  const product = { ...none, priv: ALL_ON, data: sampleProduct, yz_range: true, gallery: [slot('picture')] };
  const found = { data: [sampleCard], page_next: 'end', total: 7654321 } as AnswerOf<typeof list.call>;
  return {
    index: await drawnHome(),
    cart: await drawnCart(),
    goods: await drawnForAll(
      () => <GoodsPage query={query} />,
      info.call,
      info.args(query, NO_INIT),
      product as unknown as AnswerOf<typeof info.call>,
    ),
    search: await drawnForAll(() => <SearchPage query={words} />, list.call, list.args(words, NO_INIT), found),
    intro: await drawnIntro(),
    order: await drawnOrders(),
    userCenter: await drawnCentre(),
  };
}
