import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderRow, Parcel } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { search } from '#shared/contract/search.ts';
import { RefusedError } from '#shared/errors.ts';
import { createFakeClient, type FakeClient } from '#shared/flows/testing/fake-client.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import type { DialogName } from '#web/state/dialogs/dialog-table.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { toast } from '#web/state/messages/toast.ts';
import { createOrderMoves } from './order-moves.ts';

const rowOf = (more: Partial<OrderRow> = {}): OrderRow => ({
  order_id: '7',
  order_sn: 'S7',
  add_time: 0,
  goods_thumb: [],
  order_zt: '药仓自营',
  is_fd: false,
  status: { status: 3 },
  order_status: 1,
  pay_status: 0,
  money_paid: 100,
  shipping_fee: 0,
  breed_num: 1,
  delivery: [],
  ...more,
});
const shipped = (send_id: string): Parcel => ({ send_id, send_type: '1', status: 1 });
const closed = rowOf({ status: { status: 7 } });

const changed = vi.fn();
const reported = vi.fn();
const go = vi.fn();
let client: FakeClient;
let moves: ReturnType<typeof createOrderMoves>;

/** From now on the server returns this row. */
const rows = (row: OrderRow) =>
  client.on(order.orderList, () => ({ data: [row], page_next: 'end', order_pay: false, is_have: true }));

// Preloads the lazy chunk, however busy the machine is.
beforeAll(() => import('./put-back.lazy.ts'));
beforeEach(() => {
  client = createFakeClient();
  vi.spyOn(api, 'send').mockImplementation(client.send);
  provideFailureHandler(reported);
  provideNavigator({ go, back: vi.fn(), returnTo: vi.fn() });
  moves = createOrderMoves(changed);
  rows(closed);
  client.on(order.orderInfo, () => {
    throw new RefusedError(order.orderInfo.path, 1, '未提供', true);
  });
  client.on(order.qxOrder, () => ({})).on(order.qrSh, () => ({}));
  client.on(order.goodsList, () => ({ data: [{ goods_name: '口罩', goods_price: 590, num: 2 }] }) as never);
});
afterEach(() => {
  dismissAll();
  vi.restoreAllMocks();
  for (const mock of [changed, reported, go]) mock.mockClear();
});

/** The arguments of the top dialog, once it is open; closes it with this outcome. */
async function answer(name: DialogName, outcome: unknown): Promise<unknown> {
  const on = await vi.waitFor(() => {
    const [found] = dialogs.open.filter((each) => each.name === name);
    if (!found) throw new Error(`no open dialog ${name}`);
    return found;
  });
  const { value } = on.ask;
  on.settle.close(outcome);
  return value;
}
const question = async (yes: boolean) => ((await answer('confirm', yes)) as { message: { text: string } }).message.text;

test('closing asks first, shows 订单成功关闭！ and updates the row', async () => {
  const before = freshness.userCenter;
  const closing = moves.close(rowOf());
  expect(await question(true)).toBe('确定要关闭该订单吗？');
  expect(await question(false)).toBe('要把这些商品放回购物车吗？');
  await closing;
  expect(go, 'a no puts nothing back').not.toHaveBeenCalled();
  expect(toast).toMatchObject({ text: '订单成功关闭！', tone: 'good' });
  expect(changed).toHaveBeenCalledExactlyOnceWith('7', expect.objectContaining({ status: { status: 7 } }));
  expect(freshness.userCenter, 'counters elsewhere start anew').toBe(before + 1);
});

test('closing a paid order says before and after that the money goes back to the balance', async () => {
  const closing = moves.close(rowOf({ pay_status: 1, money_paid: 123_450 }));
  expect(await question(true)).toBe('该订单已付款，关闭后¥1,234.50将退回账户余额，确定要关闭吗？');
  await closing;
  expect(toast.text).toBe('订单成功关闭！款项退回，请看账户明细');
  const unknown = moves.close(rowOf({ pay_status: 1, money_paid: undefined }));
  expect(await question(false), 'money that nobody knows is not nothing').toContain('关闭后款项将退回账户余额');
  await unknown;
});

test('closing a paid order names what goes to the balance and the bonus, and that coupon and points return', async () => {
  const payments = [{ pay_name: '余额支付', amount: 83_450, bonus: 43_050, time: 1 }];
  const data = { payments, money: { volume_discount: 500 }, is_fd: false, integral_used: 35 };
  client.on(order.orderInfo, () => ({ data }) as never);
  const closing = moves.close(rowOf({ pay_status: 1, money_paid: 83_450 }));
  const words = '余额 ¥404.00、赠送金 ¥430.50、积分 35、优惠券';
  expect(await question(true)).toBe(`该订单已付款，关闭后将退回：${words}。确定要关闭吗？`);
  await closing;
  expect(toast.text).toBe(`订单成功关闭！应退回${words}，请看账户明细`);
});

test('a no changes nothing', async () => {
  const both = [moves.close(rowOf())];
  await question(false);
  both.push(moves.receive(rowOf({ order_id: '8' }), ''));
  await question(false);
  await Promise.all(both);
  expect(client.sent).toEqual([]);
});

test.each([
  [[shipped('1'), shipped('2')], '2', '确定已收到该包裹的商品吗？'],
  [[shipped('1')], '1', '确定已收到该订单的全部商品吗？'],
])('with several parcels the receipt is of one parcel, else of the order', async (delivery, send_id, words) => {
  rows(rowOf({ delivery }));
  const receiving = moves.receive(rowOf({ delivery }), send_id);
  expect(await question(true)).toBe(words);
  await receiving;
  expect(client.sent[0]).toEqual({ path: order.qrSh.path, args: { order_id: '7', send_id } });
  expect(toast.text).toBe('收货成功！');
});

test('after the payment dialog the row is reloaded, whatever its outcome', async () => {
  rows(rowOf({ pay_status: 1 }));
  const paying = moves.pay(rowOf({ fd_sn: 'F1' }));
  expect(await answer('pay', undefined)).toEqual({ type: '1', order_id: '7', fd_sn: 'F1' });
  await paying;
  expect(changed).toHaveBeenCalledExactlyOnceWith('7', expect.objectContaining({ pay_status: 1 }));
});

test('after the reviews the row is reloaded', async () => {
  const reviewing = moves.comment(rowOf({ status: { status: 5 } }));
  expect(await answer('review', true)).toEqual({ order_id: '7' });
  await reviewing;
  expect(changed).toHaveBeenCalledOnce();
});

test('viewing a payment reloads the row; paying again from there opens the payment dialog', async () => {
  const viewing = moves.viewPayment(rowOf());
  expect(await answer('proof', '')).toEqual({ type: '1', order_id: '7' });
  await viewing;
  const again = moves.viewPayment(rowOf({ fd_sn: 'F1' }));
  await answer('proof', 'again');
  expect(await answer('pay', '')).toEqual({ type: '1', order_id: '7', fd_sn: 'F1' });
  await again;
  expect(client.count(order.orderList)).toBe(2);
});

test('a second tap during an action does nothing', async () => {
  const both = [moves.pay(rowOf()), moves.pay(rowOf())];
  await answer('pay', '1');
  await Promise.all(both);
  expect(changed).toHaveBeenCalledOnce();
});

test('a refusal is reported with the server’s text and the row is reloaded', async () => {
  const error = new RefusedError(order.qxOrder.path, 1, '该订单不能关闭！', false);
  client.on(order.qxOrder, () => {
    throw error;
  });
  const closing = moves.close(rowOf());
  await question(true);
  await closing;
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  expect(changed).toHaveBeenCalledExactlyOnceWith('7', undefined);
});

test('after the payment dialog another action can start while the row is still loading', async () => {
  client.on(order.orderList, () => new Promise(() => undefined));
  void moves.pay({ order_id: '7' });
  await answer('pay', '');
  await vi.waitFor(() => expect(client.count(order.orderList)).toBe(1));
  void moves.close(rowOf());
  await question(true);
  await vi.waitFor(() => expect(client.count(order.qxOrder)).toBe(1));
});

test('the goods of a closed unpaid order go back into the cart after a confirmation, and others are listed', async () => {
  client.on(search.search, () => ({ data: [], page_next: 'end' }) as never);
  client.on(search.kjSearch, () => ({ data: [] }) as never);
  const closing = moves.close(rowOf());
  await question(true);
  await question(true);
  const left = [{ goods: { goods_id: '', goods_name: '口罩', goods_thumb: undefined }, num: 2, chooses: false }];
  expect(await answer('leftOut', undefined)).toMatchObject({ kinds: 0, left });
  await closing;
  expect(go).not.toHaveBeenCalled();
});

test('a closed paid order does not offer it: its money was returned', async () => {
  const closing = moves.close(rowOf({ pay_status: 1 }));
  await question(true);
  await closing;
  expect(dialogs.open).toEqual([]);
});
