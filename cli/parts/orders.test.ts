import { expect, test } from 'vitest';
import { order } from '#shared/contract/order.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { closeOrder, confirmReceipt, hasTab, listOrders } from './orders.ts';
import { createFakeShop } from './testing/fake-shop.ts';
import { readAnswer } from './testing/read-answer.ts';

const row = (status: number, more: object = {}) =>
  readAnswer(order.orderList, {
    data: [{ order_id: 5, order_sn: 'S5', status: { status }, order_status: 0, pay_status: 0, ...more }],
    page_next: 'end',
  });
const shipped = (...states: number[]) => ({
  delivery: states.map((status, at) => ({ send_id: at + 1, status, send_type: '1' })),
});
const lost = (path: string) => new UnknownOutcomeError(path, new NetworkError(path, 'timeout'));

const sure = async () => undefined;

test('receipt is confirmed parcel by parcel, or the one that is named', async () => {
  const { shop, client } = createFakeShop();
  client.on(order.orderList, () => row(3, shipped(1, 0, 1))).on(order.qrSh, () => ({}));
  await expect(confirmReceipt(shop, '5', undefined, sure)).resolves.toMatchObject({ message: '收货成功！' });
  await confirmReceipt(shop, '5', '3', sure);
  const sent = client.sent.filter(({ path }) => path === order.qrSh.path).map(({ args }) => args);
  expect(sent).toEqual(['1', '3', '3'].map((send_id) => ({ order_id: '5', send_id })));
  await expect(confirmReceipt(shop, '5', '2', sure)).rejects.toMatchObject({ code: 'server' });
});

test('an order that may not be closed is refused before anything is sent', async () => {
  const { shop, client } = createFakeShop();
  client.on(order.orderList, () => row(2, { order_status: 1 }));
  await expect(closeOrder(shop, '5', sure)).rejects.toMatchObject({ code: 'server' });
  expect(client.count(order.qxOrder)).toBe(0);
});

test('with a proof under review the way out is to withdraw it first', async () => {
  const { shop, client } = createFakeShop();
  client.on(order.orderList, () => row(1, { pay_status: 2 }));
  await expect(closeOrder(shop, '5', sure)).rejects.toMatchObject({
    code: 'server',
    next: [expect.stringContaining('yaocang transfer withdraw 5'), expect.stringContaining('transfer withdraw 5')],
  });
  expect(client.count(order.qxOrder)).toBe(0);
});

test('a lost answer is settled by reading, never by a second call', async () => {
  const { shop, client, clock } = createFakeShop();
  let closed = false;
  client
    .on(order.orderList, () => row(closed ? 7 : 1))
    .on(order.qxOrder, () => {
      closed = true;
      throw lost(order.qxOrder.path);
    });
  const closing = closeOrder(shop, '5', sure);
  await clock.pass(5000);
  await expect(closing).resolves.toMatchObject({ status: '已关闭' });
  expect(client.count(order.qxOrder)).toBe(1);
});

test('what cannot be read stays unknown', async () => {
  const { shop, client, clock } = createFakeShop();
  client
    .on(order.orderList, () => row(1))
    .on(order.qxOrder, () => {
      client.on(order.orderList, () => {
        throw new NetworkError(order.orderList.path, 'dropped');
      });
      throw lost(order.qxOrder.path);
    });
  const closing = closeOrder(shop, '5', sure).catch((error: unknown) => error);
  await clock.pass(5000);
  await expect(closing).resolves.toMatchObject({ code: 'unknown' });
  expect(client.count(order.qxOrder)).toBe(1);
});

test('a refusal is not settled, and an order that is not there is told', async () => {
  const { shop, client } = createFakeShop();
  client
    .on(order.orderList, () => row(1))
    .on(order.qxOrder, () => {
      throw new RefusedError(order.qxOrder.path, 1, '不能关闭', false);
    });
  await expect(closeOrder(shop, '5', sure)).rejects.toThrow(RefusedError);
  await expect(closeOrder(shop, '6', sure)).rejects.toThrow('there is no order 6');
});

test('lists follow the pages up to the limit', async () => {
  const { shop, client } = createFakeShop();
  let page = 1;
  client.on(order.orderList, () => ({ ...row(1), page_next: `?page=${++page}` }));
  const { orders, more } = await listOrders(shop, { lx: '1', keywords: undefined, limit: 2 });
  expect([orders.length, more]).toEqual([2, true]);
  expect(client.sent[0]?.args).toEqual({ is_start: true, lx: '1', keywords: '' });
});

test('of the tabs to review and completed the shop has one, as booklet_type says', () => {
  const { shop } = createFakeShop();
  const tabsOf = (booklet_type: string) =>
    ['all', '1', '2', '3', '5', '6'].filter((lx) =>
      hasTab({ ...shop, settings: { ...shop.settings, booklet_type } }, lx),
    );
  expect(tabsOf('2')).toEqual(['all', '1', '2', '3', '5']);
  expect(tabsOf('1')).toEqual(['all', '1', '2', '3', '6']);
});
