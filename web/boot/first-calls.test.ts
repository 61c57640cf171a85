import { afterEach, expect, test, vi } from 'vitest';
import { defaultNames } from '#shared/client/options.ts';
import { common } from '#shared/contract/common.ts';
import { cpzl } from '#shared/contract/cpzl.ts';
import { user } from '#shared/contract/user.ts';
import { createArticle } from '#web/areas/articles/article-store.ts';
import { createIntroStore, createSearchStore } from '#web/areas/browse/goods-filter-store.ts';
import { createCart } from '#web/areas/cart/cart-store.ts';
import { createCheckout } from '#web/areas/checkout/checkout-store.ts';
import { createCouponDesk } from '#web/areas/coupons/coupon-desk.ts';
import { createBuying } from '#web/areas/goods/buying-store.ts';
import { createHomeStore } from '#web/areas/home/home-store.ts';
import { createMemberGoods } from '#web/areas/lists/member-goods.ts';
import { createOrderInfo } from '#web/areas/orders/order-info.ts';
import { createOrderList } from '#web/areas/orders/order-list.ts';
import type { RouteName } from '#web/navigation/routes.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { api } from '#web/state/loading/api.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { session } from '#web/state/session/session.ts';
import { firstCallsOf } from './first-calls.ts';
import { filledPairs, isAskedAt, textAt } from './page-table.ts';

afterEach(() => vi.unstubAllGlobals());

/** Words of init that have the name of a part of an address. */
const INIT = { keywords: '药仓,医药批发', id: 9, lx: '3', log_bs: '' };

/** What the script of the page would ask at an address. */
const ahead = (route: RouteName, search: string): string[] => {
  const query = new URLSearchParams(search);
  return firstCallsOf(route)
    .filter((call) => isAskedAt(call, `?${search}`))
    .map((call) => sorted(call.path, filledPairs(call, query, INIT)));
};

const sorted = (path: string, pairs: readonly (readonly [string, string])[]): string =>
  `${path} ${JSON.stringify([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/** What a page asks by itself. */
function requests(load: () => void): string[] {
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return new Promise(() => undefined);
  });
  provideFailureHandler(() => undefined);
  load();
  return urls.map((url) => {
    const { pathname, searchParams } = new URL(url);
    const pairs = [...searchParams].filter(([name]) => name !== 'act' && name !== defaultNames.bust);
    return sorted(`${pathname.replace('/api/', '')}?act=${searchParams.get('act')}`, pairs);
  });
}

const search = (words: string) => {
  const { keywords = '', cat_id = '', brand = '', ppg = '' } = Object.fromEntries(new URLSearchParams(words));
  return () => void createSearchStore({ keywords, cat_id, brand, ppg }).list.load();
};
/** As the page does: the list is asked for by what shows it, the rest by the page. */
const orders = (lx: string) => () => {
  const store = createOrderList(lx);
  void store.list.load();
  store.show('1');
};
const papers = (keywords: string) => () => void createEndless({ call: cpzl.list, args: () => ({ keywords }) }).load();
const goods = (id: string, lx = '', tb_id = '') =>
  void createBuying({ goods_id: id, lx: lx as never, tb_id, whole: true, show_all: false }).goods.load();

test.each<[RouteName, string, () => void]>([
  ['search', 'keywords=all', search('keywords=all')],
  ['search', 'keywords=%E6%9D%BF%E8%93%9D%E6%A0%B9', search('keywords=板蓝根')],
  ['search', 'cat_id=3&brand=7', search('cat_id=3&brand=7')],
  ['search', 'ppg=12', search('ppg=12')],
  ['search', '', search('keywords=all')],
  ['intro', 'intro=hot', () => void createIntroStore('hot').list.load()],
  ['intro', 'intro=integral', () => void createIntroStore('integral').list.load()],
  ['favourites', '', () => void createMemberGoods('favourites', '').list.load()],
  ['frequentBuys', 'keywords=%E6%9D%BF', () => void createMemberGoods('frequentBuys', '板').list.load()],
  ['browsingHistory', '', () => void createMemberGoods('browsingHistory', '').list.load()],
  ['coupons', 'tab=all', () => void createCouponDesk().list.load()],
  ['buy', 'buy_list=7,8', () => void createCheckout('7,8', { once: 'a' } as never).confirm.load()],
  ['productPapers', '', papers('')],
  ['goods', 'id=7', () => goods('7')],
  ['goods', 'id=7&lx=2&tb_id=9', () => goods('7', '2', '9')],
  ['cart', '', () => void [createCart().list.load(), api.send(common.randBest, { num: 30, lx: 'cart', keywords: '' })]],
  ['userCenter', '', () => void [api.send(user.userCenter, {}), api.send(user.userLeft, {})]],
  ['order', '', orders('')],
  ['order', 'lx=2', orders('2')],
  ['orderInfo', 'order_id=5', () => void createOrderInfo('5').detail.load()],
  ['article', 'id=5', () => void createArticle('5').part.load()],
])('what is asked ahead for %s?%s is what the page asks', (route, words, load) => {
  expect(ahead(route, words).sort()).toEqual(requests(load).sort());
});

test('the shelf of an address decides which coupons are asked for', () => {
  expect(ahead('coupons', 'my=my')).toEqual(['volume.php?act=mine [["lx","my"]]']);
  expect(ahead('coupons', 'my=used')).toEqual([]);
  expect(ahead('buy', '')).toEqual([]);
});

test('home asks the same for a member', () => {
  session.token = '0'.repeat(32);
  expect(ahead('index', '').sort()).toEqual(requests(() => createHomeStore().load()).sort());
});

test('the first picture of an answer is found where it stands, and a missing one is none', () => {
  const [goods, search] = [firstCallsOf('goods'), firstCallsOf('search')].map(([call]) => call?.picture ?? '');
  expect(textAt({ gallery: ['a.webp'], data: { goods_thumb: 'b.webp' } }, goods ?? '')).toBe('a.webp');
  expect(textAt({ data: { goods_thumb: 'b.webp' } }, goods ?? '')).toBe('b.webp');
  expect(textAt({ data: [{ goods_thumb: '', img_url: 'c.webp' }] }, search ?? '')).toBe('c.webp');
  for (const none of [null, '', [], { data: [] }, { data: [{ goods_thumb: 5 }] }])
    expect(textAt(none, search ?? ''), JSON.stringify(none)).toBe('');
});
