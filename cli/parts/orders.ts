/** Lists of orders, one order, receipt, closing. */
import type { Cli } from '#cli/frame/cli.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { OrderRow } from '#shared/contract/entities.ts';
import type { OrderDetail } from '#shared/contract/order.ts';
import { order } from '#shared/contract/order.ts';
import { closeOrder as closeFlow, confirmReceipt as confirmFlow, readReturns } from '#shared/flows/change-order.ts';
import { orderInFull } from '#shared/flows/order-in-full.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  closePaidOrder,
  closeThisOrder,
  receiveThisOrder,
  receiveThisParcel,
} from '#shared/messages/order-questions.ts';
import { orderClosed, received } from '#shared/messages/orders.ts';
import { returnsWords } from '#shared/rules/after-sales/order-returns.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { mayClose, orderCodeLabel } from '#shared/rules/orders/order-actions.ts';
import { orderTabs } from '#shared/rules/orders/order-tabs.ts';
import { confirmable, parcelsOf } from '#shared/rules/orders/parcels.ts';
import { toldSum } from '#shared/rules/pay/told-sum.ts';
import { listed } from './first-items.ts';
import { type Confirm, runOnce } from './run-once.ts';

export interface OrdersWanted {
  /** Tab: all, 1, 2, 3, 5, 6. */
  readonly lx?: string | undefined;
  readonly keywords?: string | undefined;
  readonly limit?: number | undefined;
}

export async function listOrders(
  shop: MemberShop,
  { lx = 'all', keywords = '', limit }: OrdersWanted,
  came?: Cli['came'],
) {
  return listed('orders', shop, order.orderList, { is_start: true, lx, keywords }, limit, came);
}

/** Of the tabs 5 and 6 booklet_type shows one (document 1 §4). */
export const hasTab = ({ settings }: MemberShop, lx: string): boolean =>
  orderTabs(settings.booklet_type).some((tab) => tab.lx === lx);

/** The order in full, as far as the shop tells it. */
export const showOrder = ({ client }: MemberShop, order_id: string): Promise<OrderDetail> =>
  orderInFull(client, order_id);

export async function orderRow(shop: MemberShop, order_id: string): Promise<OrderRow> {
  const { data } = await shop.client.send(order.orderList, { order_id });
  const row = data.find((each) => each.order_id === order_id);
  if (row) return row;
  throw new Fault('server', [`没有订单 ${order_id}`, `there is no order ${order_id}`], {
    next: ['编号与订单号都可用：yaocang order list', 'its id or its number will do: yaocang order list'],
  });
}

/** The id of a parcel of an order, by its id or by the courier's number, which its label prints. */
export const parcelNamed = (row: OrderRow, named: string): string =>
  parcelsOf(row).find(({ send_id, delivery_num }) => send_id === named || delivery_num === named)?.send_id ?? named;

/** Confirms one parcel, or all. */
export async function confirmReceipt(shop: MemberShop, orderId: string, parcel: string | undefined, ask: Confirm) {
  const row = await orderRow(shop, orderId);
  const open = confirmable(row);
  const named = parcel === undefined ? undefined : parcelNamed(row, parcel);
  const wanted = named === undefined ? open : open.filter((each) => each === named);
  if (wanted.length === 0) {
    const words = ['该订单没有可确认的包裹', 'this order has no such parcel to confirm'] as const;
    throw new Fault('server', words, { next: seeing(`order show ${orderId}`) });
  }
  await ask(parcel === undefined ? receiveThisOrder : receiveThisParcel);
  for (const send_id of wanted) await runOnce(confirmFlow(shop, orderId, send_id), `order show ${orderId}`);
  return became(shop, orderId, received);
}

/** Closing a paid order moves its money back, so the guard takes it as an act on money. */
export async function closeOrder(shop: MemberShop, orderId: string, ask: Confirm) {
  const row = await orderRow(shop, orderId);
  if (!mayClose(row)) throw notClosable(row);
  // Unknown is not unpaid: the money may move.
  const isUnpaid = row.pay_status !== undefined && row.pay_status !== 1;
  if (!isUnpaid) await shop.guard.spend(toldSum(row.money_paid), 'write');
  const sum = row.money_paid === undefined ? '' : yuan(row.money_paid);
  const returns = isUnpaid ? [] : returnsWords(await readReturns(shop, orderId, shop.signal));
  await ask(isUnpaid ? closeThisOrder : closePaidOrder(sum, returns));
  await runOnce(closeFlow(shop, orderId), `order show ${orderId}`);
  return became(shop, orderId, orderClosed);
}

/** `pay_status` of a proof under review (document 2 §4). */
const REVIEWED = 2;

function notClosable({ order_id, pay_status }: OrderRow): Fault {
  if (pay_status !== REVIEWED) {
    const words = ['该订单不能关闭', 'this order cannot be closed'] as const;
    return new Fault('server', words, { next: seeing(`order show ${order_id}`) });
  }
  const words = [
    '转账凭证正在审核，订单不能关闭',
    'a proof of a transfer is under review: it cannot be closed',
  ] as const;
  const command = `yaocang transfer withdraw ${order_id}`;
  return new Fault('server', words, { next: [`先撤回凭证：${command}`, `withdraw the proof first: ${command}`] });
}

async function became(shop: MemberShop, orderId: string, { text }: Message) {
  const { status } = await orderRow(shop, orderId);
  return { message: text, order_id: orderId, status: wordOf(orderCodeLabel, status.status) };
}
