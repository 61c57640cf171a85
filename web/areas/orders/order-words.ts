/** Short texts beside an order's state. */

import type { OrderRow, Parcel } from '#shared/contract/entities.ts';
import { wordOf } from '#shared/rules/app/unknown.ts';
import { isConfirmable, isOffline, parcelsOf } from '#shared/rules/orders/parcels.ts';

/** The label before the amount: how it was paid, or that it was not. Under review `transfer` is the transfer's own sum. */
export function paidWords({
  pay_status,
  pay_name,
  status,
  transfer,
}: Pick<OrderRow, 'pay_status' | 'pay_name' | 'status' | 'transfer'>): string {
  if (pay_status === 1) return pay_name || '已付款';
  if (status.status === 1) return pay_status === 2 && transfer !== undefined ? '转账' : '应付';
  // A paid order that was closed keeps its method: the money was returned, so it was not unpaid.
  if (status.status === 7) return pay_status === 0 && !pay_name ? '未付款' : '金额';
  return pay_name || '金额';
}

/** The amount beside that label: of a transfer under review its own, which a part from the balance makes smaller. */
export const paidSum = ({
  pay_status,
  status,
  transfer,
  money_paid,
}: Pick<OrderRow, 'pay_status' | 'status' | 'transfer' | 'money_paid'>): number | undefined =>
  status.status === 1 && pay_status === 2 ? (transfer ?? money_paid) : money_paid;

/** The label of the total: paid, due, or neutral when closed or unknown. */
export function sumName({ pay_status, status }: Pick<OrderRow, 'pay_status' | 'status'>): string {
  if (pay_status === 1) return '实付金额';
  return pay_status === undefined || status.status === 7 ? '订单金额' : '应付金额';
}

/** A parcel's courier and number, or that it has none. */
export function parcelName(parcel: Pick<Parcel, 'send_type' | 'delivery_name' | 'delivery_num'>): string {
  if (isOffline(parcel)) return '线下配送';
  return [parcel.delivery_name, parcel.delivery_num].filter(Boolean).join(' ') || '包裹';
}

/** The label of a parcel's status. */
export const parcelState = ({ status }: Pick<Parcel, 'status'>): string =>
  wordOf({ 0: '未发货', 1: '已发货', 2: '已收货' }, status);

/** The parcels of an order on one line; '' without any. */
export function parcelsWords(row: Pick<OrderRow, 'delivery' | 'status'>): string {
  const delivery = parcelsOf(row);
  const [only] = delivery;
  if (row.status.status !== 3 || !only) return '';
  if (delivery.length === 1) return parcelName(only);
  return `共 ${delivery.length} 个包裹，${delivery.filter(isConfirmable).length} 个待收货`;
}
