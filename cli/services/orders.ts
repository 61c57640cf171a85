/** Orders after they were made: lists, one order, confirming its receipt, closing it. */

import type { OrderRow } from '#shared/contract/entities.ts';
import type { OrderDetail } from '#shared/contract/order.ts';
import { order } from '#shared/contract/order.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import { orderClosed, received } from '#shared/messages/orders.ts';
import { confirmable, mayClose, orderCodeLabel } from '#shared/rules/order-actions.ts';
import { loginOf, type Shop } from './access/shop.ts';
import { Fault } from './fault.ts';

export interface OrdersWanted {
  /** Tab: all, 1, 2, 3, 5, 6. */
  readonly lx: string | undefined;
  readonly keywords: string | undefined;
  readonly limit: number | undefined;
}

export interface OrdersFound {
  readonly orders: readonly OrderRow[];
  readonly more: boolean;
}

/** Orders of a tab, newest first. */
export async function listOrders(shop: Shop, { lx, keywords, limit = 20 }: OrdersWanted): Promise<OrdersFound> {
  loginOf(shop);
  const wanted = { is_start: true, lx: lx ?? 'all', keywords: keywords ?? '' };
  const first = await shop.client.send(order.orderList, wanted);
  const orders = [...first.data];
  let link = first.page_next;
  while (orders.length <= limit) {
    const page = await shop.client.next(order.orderList, link);
    if (!page) break;
    orders.push(...page.data);
    link = page.page_next;
  }
  return { orders: orders.slice(0, limit), more: orders.length > limit };
}

/** The whole of one order. */
export async function showOrder(shop: Shop, order_id: string): Promise<OrderDetail> {
  loginOf(shop);
  const { data } = await shop.client.send(order.orderInfo, { order_id });
  return data;
}

/** The row of one order; a server fault when the shop has none. */
export async function orderRow(shop: Shop, order_id: string): Promise<OrderRow> {
  const { data } = await shop.client.send(order.orderList, { order_id });
  const row = data.find((each) => each.order_id === order_id);
  if (row) return row;
  throw new Fault('server', [`没有订单 ${order_id}`, `there is no order ${order_id}`]);
}

/** What an order has become. */
export interface OrderChanged {
  readonly message: string;
  readonly order_id: string;
  readonly status: string;
}

/** Confirms the receipt of one parcel, or of everything that can be confirmed. */
export async function confirmReceipt(shop: Shop, orderId: string, parcel: string | undefined): Promise<OrderChanged> {
  loginOf(shop);
  const open = confirmable(await orderRow(shop, orderId));
  const wanted = parcel === undefined ? open : open.filter((each) => each === parcel);
  if (wanted.length === 0) {
    throw new Fault('server', ['该订单没有可确认的包裹', 'this order has no such parcel to confirm']);
  }
  for (const send_id of wanted) {
    await settled(
      () => shop.client.send(order.qrSh, { order_id: orderId, send_id }),
      async () => !confirmable(await orderRow(shop, orderId)).includes(send_id),
    );
  }
  return changed(shop, orderId, received.text);
}

/** Closes an order that may be closed. */
export async function closeOrder(shop: Shop, orderId: string): Promise<OrderChanged> {
  loginOf(shop);
  if (!mayClose(await orderRow(shop, orderId))) {
    throw new Fault('server', ['该订单不能关闭', 'this order cannot be closed']);
  }
  await settled(
    () => shop.client.send(order.qxOrder, { order_id: orderId }),
    async () => (await orderRow(shop, orderId)).status.status === 7,
  );
  return changed(shop, orderId, orderClosed.text);
}

/** Makes a call once; where its answer is lost, reads whether it happened, and only then says that nobody knows. */
async function settled(act: () => Promise<unknown>, happened: () => Promise<boolean>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    const known = await happened().catch(() => false);
    if (!known) throw error;
  }
}

async function changed(shop: Shop, orderId: string, message: string): Promise<OrderChanged> {
  const { status } = await orderRow(shop, orderId);
  return { message, order_id: orderId, status: orderCodeLabel[status.status] };
}
