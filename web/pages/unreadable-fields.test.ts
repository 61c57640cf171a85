// @vitest-environment happy-dom
/** No act follows from a field that came and cannot be read: each acting field of an answer is replaced in turn. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import type { Call } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { goods } from '#shared/contract/goods.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { signin } from '#shared/contract/signin.ts';
import { actingFieldsOf, isUnreadable, replaced } from '#shared/contract/testing/acting-fields.ts';
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
    async press() {
      const store = createCheckout('1', { once: 'key' });
      await store.confirm.load();
      await store.submit();
    },
  },
];

/** What a server may send in place of each; what the field's codec can read is left out. */
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

/** Fields of the answer that this act does not depend on, with the reason. */
const FREE: Readonly<Record<string, string>> = {
  'goods in packs are added to the cart: data.box': 'the least unit is the middle pack',
  'goods in packs are added to the cart: data.shop_price': 'the quantity has the price of the ladder',
  'goods with specifications are added to the cart: buyladder': 'the privilege is off',
  'goods with specifications are added to the cart: data.min_unitno': 'the privilege is off',
  'goods with specifications are added to the cart: data.goods_number': 'the specification has its own',
  'goods with specifications are added to the cart: data.shop_price': 'the specification has its own',
  'a quantity of the cart is changed: data.0.goods_number': 'the answer tells what is left',
  ...Object.fromEntries(
    [1, 2, 4, 5, 6, 7].map((other) => [`the member signs in for today: data.signin${other}`, 'it is another day']),
  ),
};

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
  actingFieldsOf(scene.reads, scene.answer()).flatMap((field) =>
    RUBBISH.filter(([, raw]) => isUnreadable(field, raw)).map(
      ([what, raw]) => [scene.name, field.path, what, scene, raw] as const,
    ),
  ),
);
const isFree = ([scene, path]: (typeof cases)[number]) => `${scene}: ${path}` in FREE;

test.each(cases.filter((one) => !isFree(one)))('%s: not with %s as %s', async (_name, field, _what, scene, raw) => {
  const server = serveScene(scene, replaced(scene.answer(), field, raw));
  scene.press().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked(scene.act.path)).toEqual([]);
});

test.each(Object.keys(FREE))('%s is not needed', async (free) => {
  const [, path = '', , scene, raw] = cases.find(([name, field]) => `${name}: ${field}` === free) ?? [];
  if (!scene) throw new Error(`no scene has ${free}`);
  const server = serveScene(scene, replaced(scene.answer(), path, raw));
  void scene.press();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked(scene.act.path)).toHaveLength(1);
});
