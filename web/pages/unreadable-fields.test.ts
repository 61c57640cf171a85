// @vitest-environment happy-dom
/** No act follows from a field that came and cannot be read: each acting field of an answer is replaced in turn. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import type { Call } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { signin } from '#shared/contract/signin.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { createCart } from '#web/areas/cart/cart-store.ts';
import { createCheckout } from '#web/areas/checkout/checkout-store.ts';
import { createDailySignIn } from '#web/areas/daily-sign-in/daily-sign-in-store.ts';
import { createBuying } from '#web/areas/goods/buying-store.ts';
import { createPreOrder } from '#web/areas/lists/pre-order-store.ts';
import { put } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';

interface Scene {
  readonly name: string;
  /** The reading call whose answer goes wrong, and a good answer in wire format. */
  readonly reads: Call;
  readonly answer: () => object;
  /** The call that acts. */
  readonly act: Call;
  /** The fields of the answer that the act depends on; * is any row. */
  readonly fields: readonly string[];
  /** Opens the page and presses. */
  press(): Promise<unknown>;
}

const day = { gift_type: 3, gift_num: 10, is_get: 0 };
const scenes: readonly Scene[] = [
  {
    name: 'goods in packs are added to the cart',
    reads: goods.info,
    answer: () =>
      goodsAnswer(
        { goods_id: '5', goods_number: 600, shop_price: '8.60', medium: 10, box: 200, min_unitno: 2, is_promote: '0' },
        { priv: { unitno: 1, buyladder: 1, goods_spce: 1 }, buyladder: [{ num: 10, price: '8.00' }] },
      ),
    act: buy.addToCart,
    fields:
      'data data.goods_number data.medium data.min_unitno data.goods_type data.is_promote buyladder buyladder.0.num spce_list taobao_list'.split(
        ' ',
      ),
    async press() {
      const store = createBuying({ goods_id: '5', tb_id: '' });
      await store.goods.load();
      await store.add();
    },
  },
  {
    name: 'goods with specifications are added to the cart',
    reads: goods.info,
    answer: () =>
      goodsAnswer(
        { goods_id: '5', goods_number: 600, shop_price: '8.60' },
        {
          priv: { goods_spce: 1 },
          spce_list: [{ spce_id: 7, spce_name: '60 片', goods_number: 40, shop_price: '9.10' }],
        },
      ),
    act: buy.addToCart,
    fields: 'spce_list spce_list.0 spce_list.0.spce_id spce_list.0.goods_number spce_list.0.shop_price'.split(' '),
    async press() {
      const store = createBuying({ goods_id: '5', tb_id: '' });
      await store.goods.load();
      await store.add();
    },
  },
  {
    name: 'goods are ordered ahead',
    reads: qhyg.info,
    answer: () => ({
      data: { goods_name: '棉签', goods_sn: 'YC5', unitno_name: '盒', min_unitno: 3, medium: 10, box: 60 },
      priv: { unitno: 1, goods_spce: 1 },
      spce_list: [{ spce_id: 3, spce_name: '50 支' }],
    }),
    act: qhyg.up,
    fields: 'data data.min_unitno data.box spce_list spce_list.0 spce_list.0.spce_id'.split(' '),
    async press() {
      const store = createPreOrder('5');
      await store.info.load();
      await store.place();
    },
  },
  {
    name: 'the member signs in for today',
    reads: signin.signin,
    answer: () => ({
      data: {
        signin_id: 4,
        lx_day: 2,
        is_get: 0,
        ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`signin${at}`, day])),
      },
      user_id: 1,
    }),
    act: signin.get,
    fields: 'data data.signin_id data.lx_day data.is_get data.signin3 data.signin3.gift_type'.split(' '),
    async press() {
      const store = createDailySignIn();
      await store.shown.load();
      await store.press();
    },
  },
  {
    name: 'a quantity of the cart is changed',
    reads: cart.list,
    answer: () => ({
      data: [{ cart_id: '1', goods_id: '9', goods_name: '口罩', num: 20, start_num: 10, type: '0', goods_number: 90 }],
    }),
    act: cart.upNum,
    fields: 'data data.0 data.0.cart_id data.0.num data.0.start_num data.0.type'.split(' '),
    async press() {
      const store = createCart();
      await store.list.load();
      store.setQuantity('1', 30);
      await vi.advanceTimersByTimeAsync(700);
      await store.flush();
    },
  },
  {
    name: 'an order is submitted',
    reads: buy.confirm,
    answer: () => ({
      merchants: [{ order_zt: '药仓自营', lines: [{ cart_id: '1', goods_id: '5', goods_name: '口罩', num: 30 }] }],
      address_id: '3',
      seal: 's1',
      money: { money_paid: '48.00' },
    }),
    act: buy.submit,
    fields:
      'merchants merchants.0 merchants.0.lines merchants.0.lines.0 merchants.0.lines.0.num address_id seal money money.money_paid'.split(
        ' ',
      ),
    async press() {
      const store = createCheckout('1', { once: 'key' });
      await store.confirm.load();
      await store.submit();
    },
  },
];

/** Each with what a server may send in its place; what is absent or read as documented is left out, by the field. */
const RUBBISH: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['an empty text', ''],
  ['nothing', undefined],
  ['a list', []],
  ['an object', {}],
  ['a text', '请联系客服'],
  ['-1', -1],
  ['0', 0],
  ['1e9', 1e9],
];

/** What some fields mean where they are 0, empty or large: absent as documented, or simply read. */
const READABLE: Readonly<Record<string, readonly string[]>> = {
  'data.goods_number': ['1e9'],
  'spce_list.0.goods_number': ['1e9'],
  'spce_list.0.shop_price': ['1e9'],
  'spce_list.0.spce_id': ['1e9'],
  'data.medium': ['1e9'],
  'data.box': ['1e9'],
  'data.min_unitno': ['0'],
  'data.goods_type': ['an empty text', 'a text', '-1', '0', '1e9'],
  'data.is_promote': ['null', 'an empty text', 'nothing', '0'],
  'buyladder.0.num': ['1e9'],
  buyladder: ['null', 'an empty text', 'a list', 'an object'],
  spce_list: ['null', 'an empty text', 'a list', 'an object'],
  taobao_list: ['null', 'an empty text', 'a list', 'an object'],
  'data.signin_id': ['1e9'],
  'data.lx_day': ['0', '1e9'],
  'data.is_get': ['an empty text', '0'],
  'data.signin3.gift_type': ['0'],
  'data.0.num': ['0', '1e9'],
  // A common default of PHP: there is no order multiple.
  'data.0.start_num': ['null', 'nothing', 'an empty text', '0', '1e9'],
  'data.0.type': ['an empty text', 'a text', '-1', '0', '1e9'],
  'data.0.cart_id': [],
  'merchants.0.lines.0.num': ['0', '1e9'],
  address_id: ['a text', '-1', '1e9'],
  seal: ['null', 'nothing', 'an empty text', 'a text', '-1', '0', '1e9'],
  'money.money_paid': ['0', '1e9'],
};

function replaced(answer: object, path: string, by: unknown): object {
  const copy = structuredClone(answer) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inside = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  inside[last] = by;
  return copy;
}

// Loaded in real time: fake timers do not wait for it.
beforeAll(() => import('#web/areas/goods/add-goods.lazy.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  put({ token: 'm'.repeat(32), yz: 1, cartNum: 0, is_yb: false });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const serveScene = ({ reads, act }: Scene, answer: object) =>
  serve({
    [reads.path]: () => answer,
    [act.path]: () => ({ success: 1 }),
    'qhyg.php?act=list': () => ({ data: [] }),
    'order.php?act=order_list': () => ({ data: [], page_next: 'end' }),
  });

test.each(scenes.map((scene) => [scene.name, scene] as const))('%s, from a good answer', async (_name, scene) => {
  const server = serveScene(scene, scene.answer());
  void scene.press();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked(scene.act.path)).toHaveLength(1);
});

const cases = scenes.flatMap((scene) =>
  scene.fields.flatMap((field) =>
    RUBBISH.filter(([what]) => !READABLE[field]?.includes(what)).map(
      ([what, raw]) => [scene.name, field, what, scene, raw] as const,
    ),
  ),
);

test.each(cases)('%s: not with %s as %s', async (_name, field, _what, scene, raw) => {
  const server = serveScene(scene, replaced(scene.answer(), field, raw));
  scene.press().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked(scene.act.path)).toEqual([]);
});
