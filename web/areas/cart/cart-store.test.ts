// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortLines } from '#shared/rules/cart/short-stock.ts';
import { tickOnly } from '#web/state/goods/cart-ticks.ts';
import { put, session } from '#web/state/session/session.ts';
import { cut, serve } from '#web/state/testing.ts';
import { createCart, shippingOf, tickedIds } from './cart-store.ts';

const LIST = 'cart.php?act=list';
const UP_NUM = 'cart.php?act=up_num';
const DEL_NUM = 'cart.php?act=del_num';
const CONFIRM = 'buy.php?act=confirm';

/** A cart of two lines in wire format, the first one ticked. */
const line = (cart_id: string, num: number, goods_number: number) => ({
  cart_id,
  goods_id: cart_id,
  goods_name: '布洛芬',
  goods_price: '8.60',
  num,
  start_num: 10,
  type: '0',
  goods_number,
});
const lines = () => ({
  data: [line('1', 20, 120), line('2', 0, 50)],
  have_package: 0,
  package_price: '2000.00',
  agency_franking: '18.00',
  checkedList: ['1'],
  allCheckedList: ['1', '2'],
});

const allGone = ({ id_list }: { id_list?: unknown }) => ({ del_ids: String(id_list).split(',') });

let logins = 0;
/** Each login has its own token. */
const logIn = () => put({ token: `${++logins}`.padEnd(32, 'x') });
beforeEach(() => {
  vi.useFakeTimers();
  logIn();
});
afterEach(() => void vi.useRealTimers());

/** A loaded cart; `quiet` lets the delay pass and pending requests end. */
async function cartWith() {
  const server = serve({ [LIST]: lines, [UP_NUM]: () => ({ success: 1 }), [DEL_NUM]: allGone });
  const store = createCart();
  await store.list.load();
  const quiet = async () => {
    await vi.advanceTimersByTimeAsync(600);
    await store.flush();
  };
  const num = (id: string) => store.state.lines.find(({ cart_id }) => cart_id === id)?.num;
  const sent = () => server.asked(UP_NUM).map(({ cart_id, num }) => [cart_id, num]);
  return { store, server, said: server.said, quiet, num, sent };
}

test('after an order was bought again only its lines are ticked, also when the cart opens once more', async () => {
  const all = () => ({ ...lines(), checkedList: ['1', '2'] });
  tickOnly(['2']);
  for (const _ of [1, 2]) {
    serve({ [LIST]: all });
    const store = createCart();
    await store.list.load();
    expect(tickedIds(store.state)).toEqual(['2']);
  }
});

test('ticks the lines that the server ticked, and counts the units', async () => {
  const { store } = await cartWith();
  expect(tickedIds(store.state)).toEqual(['1']);
  expect(session.cartNum).toBe(20);
});

test('several changes within the delay send one call, with the last quantity', async () => {
  const { store, sent, quiet } = await cartWith();
  store.setQuantity('1', 30);
  store.setQuantity('1', 40);
  await vi.advanceTimersByTimeAsync(599);
  store.setQuantity('1', 50);
  expect(sent()).toEqual([]);
  await quiet();
  expect(sent()).toEqual([['1', '50']]);
});

test('a quantity typed during a request is sent after it, and the older answer changes nothing', async () => {
  const { store, server, quiet, num, sent, said } = await cartWith();
  let answer = (_fields: object): void => undefined;
  server.once(UP_NUM, () => new Promise((resolve) => (answer = resolve)));
  store.setQuantity('1', 30);
  const first = quiet();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  store.setQuantity('1', 60);
  answer({ success: 2, goods_number: 25 });
  await first;
  await quiet();
  expect(sent()).toEqual([
    ['1', '30'],
    ['1', '60'],
  ]);
  expect(num('1')).toBe(60);
  expect(said).toEqual([]);
});

test('during a request changes wait for the delay too, and send one call', async () => {
  const { store, server, sent } = await cartWith();
  let answer = (_fields: object): void => undefined;
  server.once(UP_NUM, () => new Promise((resolve) => (answer = resolve)));
  store.setQuantity('1', 30);
  await vi.advanceTimersByTimeAsync(600);
  store.setQuantity('1', 40);
  await vi.advanceTimersByTimeAsync(100);
  answer({ success: 1 });
  await vi.advanceTimersByTimeAsync(100);
  store.setQuantity('1', 50);
  await vi.advanceTimersByTimeAsync(599);
  expect(sent()).toEqual([['1', '30']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([
    ['1', '30'],
    ['1', '50'],
  ]);
});

test('success 2 resets the quantity to the stock, success 3 to the purchase limit', async () => {
  const { store, server, quiet, num, said } = await cartWith();
  server.once(UP_NUM, () => ({ success: 2, goods_number: 12 }));
  store.setQuantity('1', 100);
  await quiet();
  expect(num('1')).toBe(12);
  server.once(UP_NUM, () => ({ success: 3, goods_number: 10 }));
  store.setQuantity('1', 11);
  await quiet();
  expect(num('1')).toBe(10);
  expect(said).toEqual(['下手慢了！还剩12个', '数量限购，您还可购10个']);
});

test('quantities below 0 and above the stock are refused and nothing is sent', async () => {
  const { store, server, quiet, num, said } = await cartWith();
  store.setQuantity('1', -1);
  store.setQuantity('1', 1e9);
  await quiet();
  expect(said).toEqual(['数量不能为负数！', '库存不够，最大：120']);
  expect(num('1')).toBe(20);
  expect(server.asked(UP_NUM)).toEqual([]);
});

test('a failed change rolls back to the last quantity that the server accepted', async () => {
  const { store, server, quiet, num } = await cartWith();
  server.once(UP_NUM, cut);
  store.setQuantity('1', 70);
  await quiet();
  expect(server.failures).toHaveLength(1);
  expect(num('1')).toBe(20);
  expect(server.asked(LIST)).toHaveLength(2);
});

test('checkout sends pending quantities first, and is refused at a row below one', async () => {
  const { store, sent } = await cartWith();
  store.setQuantity('1', 30);
  store.tick('2', true);
  const check = await store.checkout();
  expect(sent()).toEqual([['1', '30']]);
  expect(check).toMatchObject({ ok: false, because: 'rowBelowOne', row: 2 });
  expect(store.state.badRow).toBe(2);
  store.tick('2', false);
  await expect(store.checkout()).resolves.toEqual({ ok: true, ids: ['1'] });
  store.tickAll(false);
  await expect(store.checkout()).resolves.toMatchObject({ because: 'nothingSelected' });
});

test('deleted lines disappear, the others keep their ticks', async () => {
  const { store, server, said } = await cartWith();
  await store.remove(['2']);
  expect(server.asked(DEL_NUM)).toEqual([{ id_list: '2' }]);
  expect(store.state.lines.map(({ cart_id }) => cart_id)).toEqual(['1']);
  expect(tickedIds(store.state)).toEqual(['1']);
  expect(said).toEqual(['删除成功！']);
  store.tickAll(false);
  expect(store.toDelete()).toMatchObject({ ok: false });
});

test('a deletion with a lost answer is settled by the cart: missing lines are deleted', async () => {
  const { store, server, said } = await cartWith();
  server.once(DEL_NUM, cut);
  server.once(LIST, () => ({ ...lines(), data: [line('1', 20, 120)] }));
  await store.remove(['2']);
  expect([said, server.failures]).toEqual([['删除成功！'], []]);
  server.once(DEL_NUM, cut);
  await store.remove(['1']);
  expect([said, server.failures.length]).toEqual([['删除成功！'], 1]);
  expect(store.state.lines.map(({ cart_id }) => cart_id)).toContain('1');
  expect(server.asked(DEL_NUM)).toHaveLength(2);
});

// The server has the cart that it says: what an answer does not name is asked for again.
test.each([
  ['names one of two', { del_ids: ['2'] }, ['1', '3']],
  ['names none', { del_ids: [] }, ['1', '2', '3']],
  ['names no line', { del_ids: null }, ['1', '2', '3']],
  ['says nothing', {}, ['1', '2', '3']],
  ['cannot be read', { del_ids: '2,3' }, ['1']],
  ['names another line too', { del_ids: [2, 3, 9] }, ['1']],
])('a deletion whose answer %s is settled by the cart', async (_, answer, left) => {
  const three = [line('1', 20, 120), line('2', 10, 50), line('3', 10, 50)];
  const server = serve({ [LIST]: () => ({ ...lines(), data: three }), [DEL_NUM]: () => answer });
  const store = createCart();
  await store.list.load();
  server.once(LIST, () => ({ ...lines(), data: three.filter(({ cart_id }) => left.includes(cart_id)) }));
  await store.remove(['2', '3']);
  expect(store.state.lines.map(({ cart_id }) => cart_id)).toEqual(left);
  const open = left.length - 1;
  const words = ['删除成功！', '「布洛芬」没有删除，请重试！', '还有2种商品没有删除，请重试！'];
  expect([server.said, server.failures]).toEqual([[words[open]], []]);
});

test('where the cart cannot be read again, only the lines that the answer names leave it', async () => {
  const { store, server } = await cartWith();
  server.once(DEL_NUM, () => ({ del_ids: ['2'] }));
  server.once(LIST, () => new Response('', { status: 500 }));
  await store.remove(['1', '2']);
  expect(store.state.lines.map(({ cart_id }) => cart_id)).toEqual(['1']);
  expect(server.said).toEqual([]);
  expect(server.failures.length).toBeGreaterThan(0);
});

test('reloaded lines keep their ticks', async () => {
  const { store } = await cartWith();
  store.tick('2', true);
  await store.list.reload();
  expect(tickedIds(store.state)).toEqual(['1', '2']);
});

test('“all” skips sold-out lines and lines at 0, and does not count them', async () => {
  const { store, server } = await cartWith();
  server.once(LIST, () => ({ ...lines(), data: [line('1', 20, 120), line('2', 0, 50), line('3', 5, 0)] }));
  await store.list.reload();
  store.tickAll(true);
  expect(tickedIds(store.state)).toEqual(['1']);
});

test('a line that sells out is unticked', async () => {
  const { store, server, quiet } = await cartWith();
  server.once(UP_NUM, () => ({ success: 2, goods_number: 0 }));
  store.setQuantity('1', 100);
  await quiet();
  expect(tickedIds(store.state)).toEqual([]);
});

test('the error of a row disappears when the row is unticked', async () => {
  const { store } = await cartWith();
  store.tick('2', true);
  await store.checkout();
  expect(store.state.badRow).toBe(2);
  store.tick('2', false);
  expect(store.state.badRow).toBe(0);
});

/** Two lines of 20 and 30 pieces. `shop.free`: the cart ships free; `shop.fee`: what the checkout's preview asks. */
async function shippingCart(
  checkedList: readonly string[],
  more: { readonly free?: boolean; readonly from?: string; readonly package?: unknown } = {},
) {
  const shop = { free: more.free === true, fee: '18.00' as string | Error };
  const server = serve({
    [LIST]: () => ({
      ...lines(),
      data: [line('1', 20, 120), line('2', 30, 50)],
      checkedList,
      have_package: 'package' in more ? more.package : Number(shop.free),
      package_price: more.from ?? '2000.00',
    }),
    [UP_NUM]: () => ({ success: 1 }),
    [CONFIRM]: () => (shop.fee instanceof Error ? shop.fee : { merchants: [], money: { shipping_fee: shop.fee } }),
  });
  const store = createCart();
  await store.list.load();
  const told = () => shippingOf(store.state, tickedIds(store.state)).have_package;
  return { store, server, shop, told };
}

test.each([true, false])(
  'the checkout waits for a shipping rule that belongs to the changed quantity: free %s',
  async (free) => {
    const { store, shop, told } = await shippingCart(['1', '2'], { free: !free });
    expect(told()).toBe(!free);
    store.setQuantity('1', 40);
    expect(told()).toBeUndefined();
    shop.free = free;
    expect(await store.checkout()).toMatchObject({ ok: true });
    expect(told()).toBe(free);
  },
);

test.each(['x', 2, null])('where the cart tells a package as %j the checkout is asked', async (have_package) => {
  const { store, server, shop, told } = await shippingCart(['1', '2'], { package: have_package });
  expect(told()).toBeUndefined();
  shop.fee = '0.00';
  await store.checkout();
  expect([told(), server.asked(CONFIRM)]).toEqual([true, [expect.objectContaining({ buy_list: '1,2' })]]);
});

test('whether a part of the cart ships free is asked of the checkout, for the ticked lines', async () => {
  const { store, server, shop, told } = await shippingCart(['1'], { free: true });
  expect(told()).toBeUndefined();
  await store.checkout();
  expect([told(), server.asked(CONFIRM).map(({ buy_list }) => buy_list)]).toEqual([false, ['1']]);
  shop.fee = '0.00';
  store.tick('1', false);
  store.tick('2', true);
  await vi.advanceTimersByTimeAsync(600);
  expect([told(), server.asked(CONFIRM).map(({ buy_list }) => buy_list)]).toEqual([true, ['1', '2']]);
  store.tick('1', true);
  expect(told()).toBe(true);
  shop.fee = cut();
  store.tick('2', false);
  store.setQuantity('1', 30);
  expect(await store.checkout()).toMatchObject({ ok: true });
  expect(told()).toBeUndefined();
});

test('a cart without free shipping says so for its parts, without a request', async () => {
  const { store, server, told } = await shippingCart(['2']);
  await store.checkout();
  expect([told(), server.asked(CONFIRM).length, server.asked(LIST).length]).toEqual([false, 0, 1]);
});

test('the rule is read once after the last of several changes, and not while the fee does not depend on it', async () => {
  const below = await shippingCart(['1', '2']);
  below.store.setQuantity('1', 30);
  below.store.setQuantity('2', 40);
  below.store.setQuantity('2', 50);
  await vi.advanceTimersByTimeAsync(1_200);
  expect([below.server.asked(UP_NUM).length, below.server.asked(LIST).length]).toEqual([2, 2]);
  const above = await shippingCart(['1', '2'], { from: '300.00' });
  above.store.setQuantity('1', 60);
  await vi.advanceTimersByTimeAsync(1_200);
  await above.store.checkout();
  expect([above.server.asked(UP_NUM).length, above.server.asked(LIST).length]).toEqual([1, 1]);
});

test.each([2, 3])(
  'success %i with a number that cannot be read: the agreed quantity stays, and the cart is asked again',
  async (success) => {
    const { store, server } = await cartWith();
    const before = store.state.lines[0]?.num;
    server.once(UP_NUM, () => ({ success, goods_number: '若干' }));
    store.setQuantity('1', 40);
    await store.flush();
    expect([store.state.lines[0]?.num, server.asked(LIST).length]).toEqual([before, 2]);
  },
);

test('lines are grouped by merchant, and rows are numbered as displayed', async () => {
  const { store, server } = await cartWith();
  const of = (id: string, num: number, order_zt: string) => ({ ...line(id, num, 50), order_zt });
  server.once(LIST, () => ({ ...lines(), data: [of('1', 5, '甲'), of('2', 5, '乙'), of('3', 0, '甲')] }));
  await store.list.reload();
  store.tick('3', true);
  expect(store.state.lines.map(({ cart_id }) => cart_id)).toEqual(['1', '3', '2']);
  await expect(store.checkout()).resolves.toMatchObject({ row: 2 });
});

test('a cart that reloads after an add does not tick what the buyer unticked', async () => {
  const { store } = await cartWith();
  store.tick('1', false);
  const again = createCart();
  await again.list.load();
  expect(tickedIds(again.state)).toEqual([]);
  store.tick('1', true);
  const once = createCart();
  await once.list.load();
  expect(tickedIds(once.state)).toEqual(['1']);
  store.tick('1', false);
  logIn();
  const another = createCart();
  await another.list.load();
  expect(tickedIds(another.state), 'another login').toEqual(['1']);
});

const USER_CENTER = 'user.php?act=user_center';

/** A cart with goods for 500 points a piece, of which 3 are wanted, and a member with this many points. */
async function redeeming(integral: number | Error) {
  const server = serve({
    [LIST]: () => ({
      ...lines(),
      data: [{ ...line('1', 3, 50), start_num: 1, goods_price: '4.90', goods_type: '2', integral: 500 }],
    }),
    [USER_CENTER]: () => (integral instanceof Error ? integral : { integral, system_priv: { integral: 1 } }),
  });
  const store = createCart();
  await store.list.load();
  return { store, server };
}

test('goods for more points than the member has block the checkout, with the number of missing points', async () => {
  const { store, server } = await redeeming(1260);
  const check = await store.checkout();
  expect(check).toMatchObject({ ok: false, because: 'tooFewPoints', message: { text: '您的积分不足，还差 240 积分' } });
  server.once(USER_CENTER, () => ({ integral: 1500, system_priv: { integral: 1 } }));
  expect(await store.checkout()).toEqual({ ok: true, ids: ['1'] });
});

test('with unknown points the checkout decides; a cart without such goods sends no request', async () => {
  const { store, server } = await redeeming(cut());
  expect(await store.checkout()).toEqual({ ok: true, ids: ['1'] });
  expect([server.said, server.failures]).toEqual([[], []]);
  const plain = await cartWith();
  await plain.store.checkout();
  expect(plain.server.asked(USER_CENTER)).toEqual([]);
});

/** A cart with three short lines and one in stock: 40 of 25, 20 of 7 and 30 of 30 are wanted. */
async function shortCart() {
  const opened = await cartWith();
  const data = [line('1', 40, 25), line('2', 20, 7), line('3', 30, 30)];
  opened.server.once(LIST, () => ({ ...lines(), data, checkedList: ['1', '3'] }));
  await opened.store.list.reload();
  return { ...opened, short: () => shortLines(opened.store.state.lines) };
}

test('a ticked line with too little stock blocks the checkout', async () => {
  const { store } = await shortCart();
  store.tick('2', true);
  expect(await store.checkout()).toMatchObject({ ok: false, because: 'stockShort' });
  store.tick('1', false);
  store.tick('2', false);
  store.tick('3', true);
  expect(await store.checkout()).toEqual({ ok: true, ids: ['3'] });
});

test('several lines are set to the remaining stock at once; sold-out lines are removed', async () => {
  const { store, short, sent, num } = await shortCart();
  expect(short().map(({ cart_id, left, fits }) => [cart_id, left, fits])).toEqual([
    ['1', 25, 20],
    ['2', 7, 0],
  ]);
  await store.takeRest(short());
  expect([sent(), num('1'), tickedIds(store.state)]).toEqual([[['1', '20']], 20, ['1']]);
  expect(short().map(({ cart_id }) => cart_id)).toEqual(['2']);
  await store.remove(['2']);
  expect(await store.checkout()).toEqual({ ok: true, ids: ['1'] });
});

test('a quantity that waits is sent when the page is left, by a request that outlives it', async () => {
  const { store, server } = await cartWith();
  store.setQuantity('1', 30);
  expect(server.asked(UP_NUM)).toEqual([]);
  const sent = vi.spyOn(globalThis, 'fetch');
  dispatchEvent(new Event('pagehide'));
  expect(server.asked(UP_NUM)).toEqual([{ cart_id: '1', num: '30' }]);
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  await vi.advanceTimersByTimeAsync(1_000);
  dispatchEvent(new Event('pagehide'));
  expect(server.asked(UP_NUM), 'once').toHaveLength(1);
});
