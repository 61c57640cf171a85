/** What an order says in a few words beside its state. */
import type { OrderRow, Parcel } from '#shared/contract/entities.ts';
import { isConfirmable, isOffline } from '#shared/rules/order-actions.ts';

/** What stands before the amount: how it was paid, or that it was not. */
export function paidWords({
  pay_status,
  pay_name,
  status,
}: Pick<OrderRow, 'pay_status' | 'pay_name' | 'status'>): string {
  if (pay_status === 1) return pay_name || '已付款';
  if (pay_status === 2) return '转账审核中';
  if (pay_status === 3) return '转账已驳回';
  return status.status === 7 ? '未付款' : '应付';
}

/** A parcel's courier and number, or that it comes without one. */
export function parcelName(parcel: Pick<Parcel, 'send_type' | 'delivery_name' | 'delivery_num'>): string {
  if (isOffline(parcel)) return '线下配送';
  return [parcel.delivery_name, parcel.delivery_num].filter(Boolean).join(' ') || '包裹';
}

/** What a parcel's status is called. */
export const parcelState = ({ status }: Pick<Parcel, 'status'>): string => ['未发货', '已发货', '已收货'][status] ?? '';

/** The parcels of an order on one line; '' before there is any. */
export function parcelsWords({ delivery, status }: Pick<OrderRow, 'delivery' | 'status'>): string {
  const [only] = delivery;
  if (status.status !== 3 || !only) return '';
  if (delivery.length === 1) return parcelName(only);
  return `共 ${delivery.length} 个包裹，${delivery.filter(isConfirmable).length} 个待收货`;
}
