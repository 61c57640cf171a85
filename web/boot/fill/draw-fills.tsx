/** Renders pages with sample answers whose values are slots, at build time: what `fill-….ts` fills. For a phone. */
import type { ReactElement } from 'react';
import { buildRequest } from '#shared/client/request.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { type GoodsCard, type SystemPriv, systemPriv } from '#shared/contract/entities.ts';
import { home } from '#shared/contract/home.ts';
import { intro } from '#shared/contract/intro.ts';
import { type Codec, plain } from '#shared/contract/wire.ts';
import { withoutPricesIn } from '#shared/rules/app/by-flags.ts';
import { monthOf } from '#shared/rules/app/months.ts';
import { cartTotals } from '#shared/rules/cart/cart-totals.ts';
import { introAsk, introDefaults } from '#shared/rules/goods/goods-filter.ts';
import { introLabel } from '#shared/rules/home/intro-tabs.ts';
import { COMMENTS } from '#shared/rules/orders/order-actions.ts';
import { orderMonths } from '#shared/rules/orders/order-months.ts';
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
import { cardValues } from './card-values.ts';
import { headValues, lineValues, merchantValues } from './fill-cart.ts';
import { moneyOf, headValues as productValues } from './fill-goods.ts';
import { monthValues, orderValues } from './fill-order.ts';
import { searchValues } from './fill-search.ts';
import { centreValues, parcelValues, topUpValues } from './fill-user-center.ts';
import type { Looker } from './filler.ts';
import { sampleCard, sampleLine, sampleProduct } from './samples.ts';
import { sampleCentre, sampleOrders } from './samples-of-member.ts';
import { slot, type Values } from './slots.ts';
import { type Rows, withSlots } from './with-slots.ts';

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
  valuesOf: (answer: AnswerOf<C>, looker: Looker) => Values,
  calls: readonly string[] = [call.path],
): Promise<DrawnFill> {
  const frameOf = async (sees: boolean, shown: AnswerOf<C>) => {
    if (sees) asMember();
    else asVisitor();
    answerEarly(call, args, shown);
    return [withSlots(await draw(page()), valuesOf(shown, { ...LOOKER, sees }))];
  };
  return {
    calls,
    frames: {
      member: await frameOf(true, answer),
      visitor: await frameOf(false, withoutPricesIn<AnswerOf<C>>(call.answer as Codec<AnswerOf<C>>, answer)),
    },
  };
}

const SETTINGS = { show_market: true, nodl_market: true } as Settings;
const LOOKER: Looker = { settings: SETTINGS, order_pay: false, sees: true };

const asMember = (): void => lookAsBuyer(true);
const asVisitor = (): void => lookAsBuyer(false);

function lookAsBuyer(member: boolean, settings = SETTINGS): void {
  lookAs(false, member);
  start.now = { phase: 'shown', settings };
  notePrivileges(ALL_ON);
  setCartCount(0);
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
    frames: { member: [withSlots(await draw(goods), cardValues(sampleCard, LOOKER))] },
    calls: [home.home, home.hot, home.promotion].map(({ path }) => path),
  };
}

const NO_INIT = { log_bs: '' };

/** With lines, then empty. */
async function drawnCart(): Promise<DrawnFill> {
  const { list } = cartLoader.reads;
  // The sum of a merchant is not that of its first line.
  const lines = [sampleLine, { ...sampleLine, cart_id: '2', num: 30 }, { ...sampleLine, cart_id: '3', order_zt: '' }];
  asMember();
  const frameOf = async (
    data: readonly (typeof sampleLine)[],
    valuesOf: (answer: AnswerOf<typeof list.call>) => Values,
  ) => {
    const ids = data.map(({ cart_id }) => cart_id);
    const more = { checkedList: ids, allCheckedList: ids, have_package: true, agency_franking: 0 };
    const answer = { data, ...more } as unknown as AnswerOf<typeof list.call>;
    answerEarly(list.call, list.args({ step: '' }, NO_INIT), answer);
    return withSlots(await draw(<CartPage query={{ step: '' }} />), valuesOf(answer));
  };
  return {
    frames: {
      member: [
        await frameOf(lines, (answer) => ({
          ...headValues(answer, lines),
          ...merchantValues(sampleLine.order_zt ?? '', cartTotals(lines.slice(0, 2), answer.checkedList).goods),
          ...lineValues(sampleLine),
        })),
        await frameOf([], () => ({})),
      ],
    },
    calls: [list.call.path],
  };
}

/** With orders of each look, then without any. */
async function drawnOrders(): Promise<DrawnFill> {
  const { list } = orderLoader.reads;
  const query = { lx: '' };
  asMember();
  const frameOf = async (data: readonly (typeof sampleOrders)[number][], ...values: readonly [Values, Rows?]) => {
    const answer = { data, page_next: 'end', system_priv: ALL_ON } as unknown as AnswerOf<typeof list.call>;
    answerEarly(list.call, list.args(query, NO_INIT), answer);
    return withSlots(await draw(<OrderPage query={query} />), ...values);
  };
  const month = monthOf(sampleOrders[0]?.add_time ?? 0);
  return {
    frames: {
      member: [
        await frameOf(sampleOrders, monthValues(month, orderMonths(sampleOrders, true)), {
          of: 'endless__row',
          values: sampleOrders.map((row) => ({ ...orderValues(row, '00:00:00'), picture: slot('picture') })),
        }),
        await frameOf([], {}),
      ],
    },
    calls: [list.call.path],
  };
}

/** For a shop with comments and a member with a picture, then for neither. */
async function drawnCentre(): Promise<DrawnFill> {
  const { centre } = userCenterLoader.reads;
  const accounts = ['1', '2'].map((user_id) => ({ user_id, nickname: '', user_name: '' }));
  const before = { ...session };
  const pages: string[] = [];
  for (const has of [true, false]) {
    const settings = { user_yz: true, booklet_type: has ? COMMENTS : '' } as Settings;
    lookAsBuyer(true, settings);
    const who = { name: slot('name'), ...(has && { picture: slot('picture') }) };
    Object.assign(session, { name: slot('name'), avatar: has ? slot('picture') : '', user_list: accounts });
    answerEarly(centre.call, {}, { ...sampleCentre, system_priv: ALL_ON });
    const [parcel, topUp] = [sampleCentre.delivery_list[0], sampleCentre.czhd_list?.[0]];
    const values = {
      ...who,
      ...centreValues(sampleCentre, { ...LOOKER, settings }),
      ...(parcel && parcelValues(parcel)),
      ...(topUp && topUpValues(topUp)),
    };
    pages.push(withSlots(await draw(<UserCenterPage query={{ path: '' }} />), values));
  }
  Object.assign(session, before);
  return { frames: { member: pages }, calls: [centre.call.path] };
}

/** A collection; all of them look alike. */
async function drawnIntro(): Promise<DrawnFill> {
  const found = { data: [sampleCard], page_next: 'end', system_priv: ALL_ON } as unknown as AnswerOf<typeof intro.new>;
  const args = introAsk('new', introDefaults('new'));
  return drawnForAll(
    () => <IntroPage query={{ intro: 'new' }} />,
    intro.new,
    args,
    found,
    ({ data }, looker) => ({ title: introLabel('new'), ...listed(data, looker) }),
    Object.values(intro).map(({ path }) => path),
  );
}

const listed = ([card]: readonly GoodsCard[], looker: Looker): Values => (card ? cardValues(card, looker) : {});

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
      (shown, looker) => ({ ...productValues(shown), ...(looker.sees && moneyOf(shown, looker)) }),
    ),
    search: await drawnForAll(
      () => <SearchPage query={words} />,
      list.call,
      list.args(words, NO_INIT),
      found,
      ({ data, total }, looker) => ({ ...searchValues(words.keywords, total), ...listed(data, looker) }),
    ),
    intro: await drawnIntro(),
    order: await drawnOrders(),
    userCenter: await drawnCentre(),
  };
}
