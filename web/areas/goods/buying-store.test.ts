import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { offerOf } from '#shared/rules/goods/offer.ts';
import { dialogs } from '#web/state/dialogs/dialogs.ts';
import { privileges } from '#web/state/session/privileges.ts';
import { put, session } from '#web/state/session/session.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { createBuying } from './buying-store.ts';

const NOW = Date.UTC(2026, 10, 20);
const INFO = 'goods.php?act=info';
const ADD = 'buy.php?act=add_to_cart';
const CART = 'cart.php?act=list';
const on = { goods_spce: 1, taobao: 1, buyladder: 1, volume: 1, shophd: 1, goodshd: 1, restricted: 1, unitno: 1 };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  put({ cartNum: 0, is_yb: false });
  privileges.preOrders = false;
});

/** A goods answer in wire format. */
const infoOf = (data: object, more: object = {}) =>
  goodsAnswer(
    {
      goods_id: '5',
      goods_name: '布洛芬',
      goods_sn: 'YC5',
      unitno_name: '盒',
      goods_number: 95,
      shop_price: '8.60',
      medium: 10,
      box: 200,
      min_unitno: 2,
      goods_type: '1',
      is_yb: 1,
      ...data,
    },
    { priv: on, ...more },
  );

/** A loaded form; `answer` is the answer to an add. */
async function formWith(info = infoOf({}), answer: object = { success: 1 }) {
  const server = serve({ [INFO]: () => info, [ADD]: () => answer, [CART]: () => ({ data: [] }) });
  const store = createBuying({ goods_id: '5', tb_id: '' });
  await store.goods.load();
  const offer = () => offerOf({ ...store.state, info: store.goods.state.data! });
  return { store, server, offer, said: server.said };
}

test('without a name in the answer the goods keep the name of the pressed card', async () => {
  serve({ [INFO]: () => infoOf({ goods_name: undefined, goods_brief: '退热止痛，一日两次' }) });
  const store = createBuying({ goods_id: '5', name: '布洛芬缓释胶囊', tb_id: '' });
  await store.goods.load();
  expect(store.goods.state.data?.data.goods_name).toBe('布洛芬缓释胶囊');
});

test.each([
  ['nothing', { success: 1 }],
  ['an empty product', { success: 1, data: [] }],
  ['error 3, which counts as a success', { success: 0, error: 3, content: '' }],
])('an answer with %s is a failure, not a product outside the business scope', async (_, answer) => {
  serve({ [INFO]: () => answer });
  const store = createBuying({ goods_id: '5', tb_id: '' });
  await store.goods.load();
  expect(store.goods.state).toMatchObject({ phase: 'failed', data: null });
});

test('starts at one order multiple, and + and − change by it', async () => {
  const { store, offer } = await formWith();
  expect(store.state.quantity).toBe(10);
  expect(offer().step).toBe(10);
  store.setQuantity(25);
  expect(store.state.quantity).toBe(20);
});

test.each([
  [1e9, 90, ['可购数量95盒']],
  [-1, 0, []],
  [7, 10, ['起订量：10盒的倍数，已从 7 调为 10']],
  [1.5, 10, ['起订量：10盒的倍数，已从 1.5 调为 10']],
  [0.5, 0, []],
  [Number.NaN, 0, []],
])('a wanted quantity of %s becomes %s', async (wanted, quantity, words) => {
  const { store, said } = await formWith();
  store.setQuantity(wanted);
  expect([store.state.quantity, said]).toEqual([quantity, words]);
});

test('a typed quantity that is rounded to the multiple shows a message, until another is set', async () => {
  const { store, said } = await formWith(infoOf({ goods_number: 500 }));
  store.setQuantity(199);
  expect([store.state.quantity, store.state.rounded, said]).toEqual([
    190,
    199,
    ['起订量：10盒的倍数，已从 199 调为 190'],
  ]);
  store.setQuantity(200);
  expect([store.state.quantity, store.state.rounded]).toEqual([200, null]);
});

test('the purchase limit caps before the stock', async () => {
  const { store, said } = await formWith(infoOf({ restricted: { is_restricted: 1, kk_num: 30, type: 1 } }));
  store.setQuantity(50);
  expect(store.state.quantity).toBe(30);
  expect(said).toEqual(['可购数量30盒']);
});

test('a chosen batch has its own price and stock', async () => {
  const batches = {
    taobao_list: [{ tb_id: '9', ph: '260418', end_time: '2027-03-31', shop_price: '5.00', goods_number: 20 }],
  };
  const { store, offer } = await formWith(infoOf({}, batches));
  store.chooseBatch('9');
  expect(offer()).toMatchObject({ price: { price: 500, reason: 'batch', was: 860 }, cap: 20, total: 5000 });
  store.setQuantity(40);
  expect(store.state.quantity).toBe(20);
});

test('adds once however often the button is tapped, and raises the cart count by the added quantity', async () => {
  const { store, server, said } = await formWith();
  const [first, second] = await Promise.all([store.add(), store.add()]);
  expect([first, second]).toEqual([10, 10]);
  const item = { type: '0', goods_id: '5', goods_number: 10, attr_id: '0', spce_id: '0' };
  expect(server.asked(ADD)).toEqual([{ body: [item] }]);
  expect(session.cartNum).toBe(10);
  expect(said).toEqual(['已加入购物车！']);
});

test('the request leaves within the tap once its code is there: a paint in between would be seen as a delay', async () => {
  const { store, server } = await formWith();
  await store.add();
  const adding = store.add();
  for (let turn = 0; turn < 20; turn += 1) await undefined;
  expect(server.asked(ADD)).toHaveLength(2);
  await adding;
});

test('sold out by others: the message, the corrected stock, nothing added', async () => {
  const { store, said } = await formWith(infoOf({}), { success: 2, goods_number: 0 });
  await expect(store.add()).resolves.toBe(0);
  expect(said).toEqual(['下手慢了！还剩0个']);
  expect(store.state.quantity).toBe(0);
  expect(store.goods.state.data?.data.goods_number).toBe(0);
  expect(session.cartNum).toBe(0);
});

test('when the own cart has the whole stock the message says so', async () => {
  const { store, server, said } = await formWith(infoOf({}), { success: 2, goods_number: 0 });
  server.once(CART, () => ({ data: [{ cart_id: '1', goods_id: '5', num: 95 }] }));
  await expect(store.add()).resolves.toBe(0);
  expect(said).toEqual(['库存已全部在您的购物车里：95']);
  expect(store.goods.state.data?.data.goods_number).toBe(95);
});

test('another specification in the own cart does not count: others were faster', async () => {
  const spce_list = [
    { spce_id: '1', spce_name: '大盒', goods_number: 0 },
    { spce_id: '2', spce_name: '小盒', goods_number: 3, shop_price: '8.60' },
  ];
  const info = infoOf({ medium: 1, min_unitno: 1 }, { spce_list });
  const { store, server, said } = await formWith(info, { success: 2, goods_number: 0 });
  server.once(CART, () => ({ data: [{ cart_id: '1', goods_id: '5', spce_name: '大盒', num: 95 }] }));
  store.chooseSpecification('2');
  await expect(store.add()).resolves.toBe(0);
  expect(said).toEqual(['下手慢了！还剩0个']);
  expect(store.goods.state.data?.spce_list[1]?.goods_number).toBe(0);
});

test('an answer with pre-orders switches them on (document 2 §6)', async () => {
  await formWith(infoOf({}, { priv: { ...on, qhyg: '1' } }));
  expect(privileges.preOrders).toBe(true);
});

test('limit reached: the remaining quantity that the server sends replaces kk_num', async () => {
  const restricted = { is_restricted: 1, kk_num: 20, restricted_num: 50, type: '2' };
  const { store, offer } = await formWith(infoOf({ restricted }), { success: 3, goods_number: 0 });
  await store.add();
  expect([offer().limit?.kk_num, offer().cap, offer().because]).toEqual([0, 0, 'noQuantity']);
});

test('limit reached: the message and the corrected stock', async () => {
  const { store, said } = await formWith(infoOf({}), { success: 3, goods_number: 30 });
  store.setQuantity(60);
  await store.add();
  expect(said).toEqual(['数量限购，您还可购30个']);
  expect(store.state.quantity).toBe(30);
});

test('declining the insurance confirmation sends nothing', async () => {
  put({ is_yb: true });
  const { store, server } = await formWith(infoOf({ is_yb: 0 }));
  const adding = store.add();
  await vi.waitFor(() => expect(dialogs.open).toMatchObject([{ name: 'confirm' }]));
  dialogs.open[0]?.settle.close(false);
  await expect(adding).resolves.toBe(0);
  expect(server.asked(ADD)).toEqual([]);
});

/** Presses the button, and waits for the reading that settles a lost answer. */
async function press(store: ReturnType<typeof createBuying>): Promise<number> {
  const adding = store.add();
  await vi.advanceTimersByTimeAsync(2_000);
  return adding;
}

test('a lost answer is settled by reading: the quantity in the cart is shown as added, and counted once', async () => {
  const { store, server, said } = await formWith();
  server.once(ADD, cut);
  server.once(CART, () => ({ data: [{ cart_id: '1', goods_id: '5', num: 10 }] }));
  expect(await press(store)).toBe(10);
  expect([said, server.failures, session.cartNum]).toEqual([['已加入购物车！'], [], 10]);
});

test('an add that did not arrive fails, and the next press reads the cart before it sends', async () => {
  const { store, server, said } = await formWith();
  server.once(ADD, cut);
  expect(await press(store)).toBe(0);
  expect([server.failures.length, session.cartNum]).toEqual([1, 0]);
  // It arrives late.
  server.once(CART, () => ({ data: [{ cart_id: '1', goods_id: '5', num: 10 }] }));
  expect(await press(store)).toBe(10);
  expect([server.asked(ADD).length, said, session.cartNum]).toEqual([1, ['已加入购物车！'], 10]);
  expect(await press(store)).toBe(10);
  expect([server.asked(ADD).length, server.asked(CART).length, session.cartNum]).toEqual([2, 2, 20]);
});

test('goods of type 3 and goods without a price cannot be added', async () => {
  const notForSale = await formWith(infoOf({ goods_type: '3' }));
  expect(notForSale.offer().addable).toBe(false);
  const free = await formWith(infoOf({ shop_price: '0' }));
  await expect(free.store.add()).resolves.toBe(0);
  expect(free.server.asked(ADD)).toEqual([]);
});

const CLAIM = 'volume.php?act=get_volume';
const GET_LIST = 'volume.php?act=get_list';
const MINE = 'volume.php?act=mine';
const coupon = (volume_id: number, is_get = 0) => ({ volume_id, type: 1, price: '20.00', mz_price: '300.00', is_get });
const mine = { [MINE]: () => ({ data: [] }) };

/** A form with two coupons, whose claims are answered like this. */
async function formWithCoupons(claim: () => unknown, list: readonly object[] = []) {
  const server = serve({
    ...mine,
    [INFO]: () => infoOf({}, { volume: [coupon(1), coupon(2)] }),
    [CLAIM]: claim,
    [GET_LIST]: () => ({ data: list }),
  });
  const store = createBuying({ goods_id: '5', tb_id: '' });
  await store.goods.load();
  store.setQuantity(30);
  const got = () => store.goods.state.data?.volume.map(({ is_get }) => is_get);
  return { server, store, got };
}

test('a coupon is claimed in the form, once for two taps; the chosen quantity stays', async () => {
  const { server, store, got } = await formWithCoupons(() => ({ content: '领取成功！' }));
  await Promise.all([store.claim('2'), store.claim('2')]);
  expect([got(), server.asked(CLAIM).length, store.state.quantity]).toEqual([[false, true], 1, 30]);
  expect(server.said).toEqual(['领取成功！']);
});

test('a coupon that has run out is marked with a message; after another refusal it can still be claimed', async () => {
  const { server, store, got } = await formWithCoupons(() => refusal('该优惠券已领完！'), [coupon(1)]);
  await store.claim('2');
  expect([store.state.gone, got()]).toEqual([['2'], [false, false]]);
  expect(server.failures).toMatchObject([{ content: '该优惠券已领完！' }]);
  await store.claim('1');
  expect([store.state.gone, store.state.claiming]).toEqual([['2'], '']);
});

test('when a promotion turns the goods are asked for once, however many places show its countdown', async () => {
  const { store, server } = await formWith();
  for (const _place of ['price', 'stock', 'button']) store.turned();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked(INFO)).toHaveLength(2);
  store.turned();
  expect(server.asked(INFO)).toHaveLength(3);
});
