/** One order in full. If the shop does not have the assumed call, its documented row and lines are used. */
import type { Client } from '#shared/client/create.ts';
import { type OrderDetail, order } from '#shared/contract/order.ts';
import { NotOfferedError } from '#shared/errors.ts';
import { parcelsOf } from '#shared/rules/orders/parcels.ts';

type Port = Pick<Client, 'send'>;

/** Throws NotOfferedError when the order is not in the list either. */
export async function orderInFull(client: Port, order_id: string, signal?: AbortSignal): Promise<OrderDetail> {
  try {
    return (await client.send(order.orderInfo, { order_id }, signal && { signal })).data;
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error;
    return orderFromList(client, order_id, error, signal);
  }
}

/** The order as far as documented calls describe it; the rest is unknown or empty. Throws `missing` without a row. */
export async function orderFromList(
  client: Port,
  order_id: string,
  missing: NotOfferedError,
  signal?: AbortSignal,
): Promise<OrderDetail> {
  const [{ data: found }, { data: lines }] = await Promise.all([
    client.send(order.orderList, { order_id }, signal && { signal }),
    client.send(order.goodsList, { order_id }, signal && { signal }),
  ]);
  const row = found.find((each) => each.order_id === order_id);
  if (!row) throw missing;
  return {
    ...row,
    lines,
    money: { ...untoldMoney, shipping_fee: row.shipping_fee, money_paid: row.money_paid },
    remark: undefined,
    to: { address_id: '', consignee: '', phone: '', path: '', district: '', mr: false },
    parcels: parcelsOf(row).map((parcel) => ({ ...parcel, lines: [], trail: [] })),
    payments: [],
    times: [{ name: '下单时间', time: row.add_time }],
    services: [],
  };
}

const untoldMoney: OrderDetail['money'] = {
  goods_amount: undefined,
  activity_discount: undefined,
  volume_discount: undefined,
  integral_money: undefined,
  shipping_fee: undefined,
  money_paid: undefined,
};
