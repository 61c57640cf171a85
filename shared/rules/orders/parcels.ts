/** Parcels of an order, `delivery` on the wire (document 1 §3, §4). */
import type { OrderRow, Parcel } from '#shared/contract/entities.ts';

/** True for a shipped parcel, whose receipt can be confirmed. */
export const isConfirmable = (parcel: Pick<Parcel, 'status'>): boolean => parcel.status === 1;

/** True for an offline delivery, which has no tracking number. */
export const isOffline = (parcel: Pick<Parcel, 'send_type'>): boolean => parcel.send_type === '2';

/** The parcels, as far as they can be read. */
export const parcelsOf = ({ delivery }: Pick<OrderRow, 'delivery'>): readonly Parcel[] => delivery ?? [];

/**
 * The send_ids that can be confirmed: '' for a whole order with at most one parcel, else each shipped parcel. None while the
 * parcels cannot be read: '' would confirm all of them.
 */
export function confirmable({ status, delivery }: Pick<OrderRow, 'status' | 'delivery'>): readonly string[] {
  if (status.status !== 3 || !delivery) return [];
  if (delivery.length <= 1) return delivery.every(isConfirmable) ? [delivery[0]?.send_id ?? ''] : [];
  return delivery.filter(isConfirmable).map(({ send_id }) => send_id);
}
