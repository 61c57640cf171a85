/** Parcels of an order, `delivery` on the wire (document 1 §3, §4). */
import type { OrderRow, Parcel } from '#shared/contract/entities.ts';

/** True when a parcel's receipt can be confirmed: it is shipped and not yet received. */
export const isConfirmable = (parcel: Pick<Parcel, 'status'>): boolean => parcel.status === 1;

/** True for a parcel that is delivered offline, without a courier's number. */
export const isOffline = (parcel: Pick<Parcel, 'send_type'>): boolean => parcel.send_type === '2';

/** What can be confirmed: the whole order ('' as send_id) with at most one parcel, each shipped one with several. */
export function confirmable(row: Pick<OrderRow, 'status' | 'delivery'>): readonly string[] {
  if (row.status.status !== 3) return [];
  if (row.delivery.length <= 1) return row.delivery.every(isConfirmable) ? [row.delivery[0]?.send_id ?? ''] : [];
  return row.delivery.filter(isConfirmable).map(({ send_id }) => send_id);
}
