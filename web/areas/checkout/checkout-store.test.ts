// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { put, session } from '#web/state/session/session.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { createCheckout } from './checkout-store.ts';
import { noteOrder, onceKey } from './once-key.ts';

const CONFIRM = 'buy.php?act=confirm';
const SUBMIT = 'buy.php?act=submit';
const CART = 'cart.php?act=list';
const UP_NUM = 'cart.php?act=up_num';

const confirmed = (more: object = {}) => ({
  merchants: [{ order_zt: '药仓自营', shipping_fee: 0, lines: [{ cart_id: '1', goods_id: '5', num: 30 }] }],
  address_id: '3',
  seal: 's1',
  money: { money_paid: '1.00' },
  ...more,
});
const row = { order_id: '77', order_sn: '2026', money_paid: '1.00' };
const submitted = { order_id: '77', order_sn: '2026', money_paid: '1.00', split: [] };

beforeEach(() => {
  vi.useFakeTimers();
  put({ token: 'a'.repeat(32), cartNum: 40 });
});
afterEach(() => {
  vi.useRealTimers();
  dismissAll();
  sessionStorage.clear();
});

async function checkoutWith() {
  const orders: object[] = [];
  const server = serve({
    [CONFIRM]: () => confirmed(),
    [SUBMIT]: () => submitted,
    'order.php?act=order_list': () => ({ data: orders, page_next: 'end' }),
    [CART]: () => ({ data: [] }),
    [UP_NUM]: () => ({ success: 1 }),
  });
  const store = createCheckout('1,2', { once: 'key' });
  await store.confirm.load();
  const ordered = () => dialogs.open.map(({ name, ask }) => [name, ask.value]);
  return { store, server, orders, ordered, said: server.said };
}

/** The payment dialog of the one order that was made. */
const PAYS = [['pay', { type: '1', order_id: '77', fd_sn: '' }]];

test('a second tap on submit joins the first: one order with one key', async () => {
  const { store, server, ordered } = await checkoutWith();
  await Promise.all([store.submit(), store.submit()]);
  expect(server.asked(SUBMIT)).toMatchObject([{ buy_list: '1,2', address_id: '3', once: 'key', seal: 's1' }]);
  expect(ordered()).toEqual(PAYS);
  expect(session.cartNum).toBe(10);
  expect(onceKey('1,2')).toEqual({ once: 'key', order_id: '77' });
});

test('without an address nothing is submitted', async () => {
  const { store, server, said } = await checkoutWith();
  server.once(CONFIRM, () => confirmed({ address_id: '' }));
  await store.confirm.reload();
  await store.submit();
  expect(said).toEqual(['请选择收货地址！']);
  expect(server.asked(SUBMIT)).toEqual([]);
});

test('changed prices: the refusal is shown, the new state is loaded, the choices stay', async () => {
  const { store, server } = await checkoutWith();
  await store.choose({ use_integral: true });
  store.setRemark('上午送');
  server.once(SUBMIT, () => refusal('价格有变动'));
  server.once(CONFIRM, () => confirmed({ seal: 's2' }));
  await store.submit();
  expect(server.failures).toMatchObject([{ content: '价格有变动' }]);
  expect(store.confirm.state.data?.seal).toBe('s2');
  expect(store.state).toMatchObject({ remark: '上午送', chosen: { use_integral: true } });
});

test('why an order was refused stays until a choice changes or it is sent again; short stock has words of its own', async () => {
  const { store, server } = await checkoutWith();
  const closed = '系统盘点，20点恢复';
  server.once(SUBMIT, () => refusal(closed));
  await store.submit();
  expect(store.state).toMatchObject({ submission: '', notice: closed });
  await store.choose({ use_integral: true });
  expect(store.state.notice).toBe('');
  server.once(SUBMIT, () => refusal(''));
  await store.submit();
  expect(store.state.notice).toBe('');
});

test('a lost answer is settled by reading the order, sent once', async () => {
  const { store, server, orders, ordered } = await checkoutWith();
  server.once(SUBMIT, () => {
    orders.push(row);
    return cut();
  });
  const whole = store.submit();
  await vi.advanceTimersByTimeAsync(2_000);
  await whole;
  expect(server.asked(SUBMIT)).toHaveLength(1);
  expect(ordered()).toEqual(PAYS);
  expect(server.failures).toEqual([]);
});

test('an unknown outcome shows a message, and the next tap reads again and sends nothing', async () => {
  const { store, server, orders, ordered } = await checkoutWith();
  server.once(SUBMIT, cut);
  const whole = store.submit();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(store.state.submission).toBe('unsettled');
  expect(store.state.notice).toBe('网络中断，正在核对订单，请勿重复提交！');
  expect(ordered()).toEqual([]);
  orders.push(row);
  void store.submit();
  await vi.advanceTimersByTimeAsync(2_000);
  await whole;
  expect(server.asked(SUBMIT)).toHaveLength(1);
  expect(ordered()).toEqual(PAYS);
});

test('a refused choice is reverted', async () => {
  const { store, server } = await checkoutWith();
  server.once(CONFIRM, cut);
  await store.choose({ volume_id: '9' });
  expect(store.state.chosen.volume_id).toBe('');
  expect(store.confirm.state.data?.seal).toBe('s1');
});

const CHANGED = '购物车中的商品已变化，请刷新后重试！';

test('a line that was deleted elsewhere: the refused order is not shown any longer, and another tap sends nothing', async () => {
  const { store, server } = await checkoutWith();
  server.once(SUBMIT, () => refusal(CHANGED));
  server.once(CONFIRM, () => refusal(CHANGED));
  await store.submit();
  expect([store.confirm.state.phase, store.confirm.state.data]).toEqual(['failed', null]);
  expect(store.confirm.state.fault?.error).toMatchObject({ content: CHANGED });
  await store.submit();
  expect(server.asked(SUBMIT)).toHaveLength(1);
});

test('a choice that is refused for itself is reverted; refused for the lines, the checkout is not shown any longer', async () => {
  const { store, server } = await checkoutWith();
  server.once(CONFIRM, () => refusal('该优惠券不可用'));
  await store.choose({ volume_id: '12' });
  expect([store.state.chosen.volume_id, store.confirm.state.phase]).toEqual(['', 'shown']);
  server.once(CONFIRM, () => refusal(CHANGED));
  server.once(CONFIRM, () => refusal(CHANGED));
  await store.choose({ use_integral: true });
  expect([store.state.chosen.use_integral, store.confirm.state.data]).toEqual([false, null]);
});

test('two quick choices are sent together, and the first answer changes nothing', async () => {
  const { store, server } = await checkoutWith();
  const first = store.choose({ use_integral: true });
  await Promise.all([first, store.choose({ address_id: '4' })]);
  expect(server.asked(CONFIRM).pop()).toMatchObject({ use_integral: '1', address_id: '4' });
  expect(store.state.chosen.use_integral).toBe(true);
});

const address = (address_id: string) => ({
  address_id,
  consignee: '王芳',
  phone: '13800000000',
  path: '浙江',
  address: '1号',
});
/** Accepts what is possible, like the server. */
const asAsked = ({ address_id, volume_id }: Record<string, unknown>) =>
  confirmed({
    address_list: [address('3'), address('4')],
    address_id: address_id || '3',
    volume_id,
    integral_use: 100,
  });

test('the choices are restored for these lines, and for no other lines', async () => {
  const { store, server } = await checkoutWith();
  for (let times = 0; times < 5; times++) server.once(CONFIRM, asAsked);
  await store.choose({ address_id: '4' });
  await store.choose({ volume_id: '9', use_integral: true });
  store.setRemark('上午送');
  const again = createCheckout('1,2', { once: 'key' });
  await again.confirm.load();
  expect(server.asked(CONFIRM).pop()).toMatchObject({ address_id: '4', volume_id: '9', use_integral: '1' });
  expect(again.state).toMatchObject({
    chosen: { address_id: '4', volume_id: '9', use_integral: true },
    remark: '上午送',
  });
  expect(createCheckout('1', { once: 'other' }).state).toMatchObject({ chosen: { address_id: '' }, remark: '' });
});

test('a default that the buyer did not change is not stored: it may be different tomorrow', async () => {
  const { store } = await checkoutWith();
  store.setRemark('上午送');
  expect(createCheckout('1,2', { once: 'key' }).state.chosen.address_id).toBe('');
});

test('lost choices show a message, and without an address nothing can be submitted', async () => {
  const { store, server } = await checkoutWith();
  server.once(CONFIRM, asAsked);
  await store.choose({ address_id: '4', volume_id: '9' });
  server.once(CONFIRM, () => confirmed({ address_list: [address('3')], address_id: '3' }));
  const again = createCheckout('1,2', { once: 'key' });
  await again.confirm.load();
  expect(server.said).toEqual(['您选的收货地址、优惠券已不可用，请重新选择']);
  expect(again.state.chosen).toEqual({ address_id: '', volume_id: '', use_integral: false });
  await again.submit();
  expect(server.asked(SUBMIT)).toEqual([]);
});

test('the choices are dropped once the order is made', async () => {
  const { store } = await checkoutWith();
  store.setRemark('上午送');
  await store.submit();
  expect(createCheckout('1,2', { once: 'key' }).state.remark).toBe('');
});

test('the same checkout has the same key, and knows its order', () => {
  const first = onceKey('1,2');
  expect(first.once).toMatch(/^[0-9a-f]{32}$/);
  expect(onceKey('1,2')).toEqual(first);
  expect(onceKey('1').once).not.toBe(first.once);
  noteOrder('1,2', first, '77');
  expect(onceKey('1,2')).toEqual({ ...first, order_id: '77' });
  sessionStorage.setItem('yaocang_once 1,2', '{"once":');
  expect(onceKey('1,2').order_id).toBeUndefined();
});

test('the best coupon is chosen automatically, once; the choice of none stays', async () => {
  const coupon = (volume_id: string, price: string) => ({ volume_id, type: 1, price, mz_price: '0.00' });
  const volume_list = [coupon('4', '20.00'), coupon('5', '40.00')];
  const server = serve({ [CONFIRM]: ({ volume_id }) => confirmed({ volume_list, volume_id }) });
  const store = createCheckout('1,2', { once: 'key' });
  await store.confirm.load();
  expect(store.state.chosen.volume_id).toBe('5');
  await store.choose({ volume_id: '' });
  expect(store.state.chosen.volume_id).toBe('');
  expect(server.asked(CONFIRM).map(({ volume_id }) => volume_id)).toEqual(['0', '5', '0']);
});

/** Two short lines and one in stock, as the cart answers. */
const shortLine = (cart_id: string, num: number, goods_number: number) => ({
  cart_id,
  goods_id: `g${cart_id}`,
  goods_name: `商品${cart_id}`,
  unitno_name: '盒',
  num,
  start_num: 2,
  goods_number,
});
const shortCart = () => ({ data: [shortLine('1', 6, 3), shortLine('2', 8, 0), shortLine('3', 4, 90)] });

test('a refusal because of stock marks each short line; with the remaining stock the order continues', async () => {
  const { store, server } = await checkoutWith();
  const went: string[] = [];
  provideNavigator({ go: (address) => void went.push(address), back: () => undefined, returnTo: () => undefined });
  server.once(SUBMIT, () => refusal('下手慢了！部分商品库存不足'));
  server.once(CONFIRM, () => refusal('商品1：下手慢了！还剩3个'));
  server.once(CART, shortCart);
  await store.submit();
  expect(store.state.short.map(({ cart_id, num, left, fits }) => [cart_id, num, left, fits])).toEqual([
    ['1', 6, 3, 2],
    ['2', 8, 0, 0],
  ]);
  await store.takeRest();
  expect(server.asked(UP_NUM)).toEqual([{ cart_id: '1', num: '2' }]);
  expect(went).toEqual(['/buy?buy_list=1']);
});

test('if all of them have stock left the same checkout is loaded again', async () => {
  const { store, server } = await checkoutWith();
  server.once(CONFIRM, () => refusal('商品1：下手慢了！还剩3个'));
  server.once(CART, () => ({ data: [shortLine('1', 6, 3), shortLine('2', 8, 4)] }));
  await store.confirm.reload();
  expect(store.state.short).toHaveLength(2);
  await store.takeRest();
  expect(server.asked(UP_NUM).map(({ num }) => num)).toEqual(['2', '4']);
  expect([store.state.short, store.confirm.state.phase]).toEqual([[], 'shown']);
  await store.submit();
  expect(server.asked(SUBMIT)).toHaveLength(1);
});

test('what is left is taken from the answer: others may have been faster again', async () => {
  const { store, server } = await checkoutWith();
  server.once(CONFIRM, () => refusal('商品1：下手慢了！还剩3个'));
  server.once(CART, () => ({ data: [shortLine('1', 6, 3), shortLine('2', 8, 4)] }));
  await store.confirm.reload();
  server.once(UP_NUM, () => ({ success: 2, goods_number: 1 }));
  const before = session.cartNum;
  await store.takeRest();
  // 6 became 1, 8 became 4.
  expect(session.cartNum - before).toBe(-9);
});

test('removed lines stay in the cart, and the choices are kept; without other lines it leads to the cart', async () => {
  const { store, server } = await checkoutWith();
  const went: string[] = [];
  provideNavigator({ go: (address) => void went.push(address), back: () => undefined, returnTo: () => undefined });
  store.setRemark('上午送');
  server.once(CONFIRM, () => refusal('没有了'));
  server.once(CART, () => ({ data: [shortLine('1', 6, 3)] }));
  await store.confirm.reload();
  await store.takeOut();
  expect(createCheckout('2', { once: 'other' }).state.remark).toBe('上午送');
  server.once(CONFIRM, () => refusal('没有了'));
  server.once(CART, () => ({ data: [shortLine('1', 6, 3), shortLine('2', 6, 3)] }));
  await store.confirm.reload();
  await store.takeOut();
  expect(went).toEqual(['/buy?buy_list=2', '/cart']);
  expect(server.asked('cart.php?act=del_num')).toEqual([]);
});

test('a refusal for another reason marks nothing', async () => {
  const { store, server } = await checkoutWith();
  server.once(SUBMIT, () => refusal('请选择收货地址！'));
  await store.submit();
  expect(store.state.short).toEqual([]);
});
