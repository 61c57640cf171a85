/** Parcels: where they are and what is in them. */
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import type { OrderLine, TrailStep } from '#shared/contract/entities.ts';
import { fahuo } from '#shared/contract/fahuo.ts';
import { order } from '#shared/contract/order.ts';
import { loginOf, type Shop } from './access/shop.ts';
import { Fault } from './fault.ts';
import { orderRow } from './orders.ts';

/** What is tracked: the parcels of an order, one of them, or a courier's number. */
export interface TrackWanted {
  readonly id: string | undefined;
  readonly parcel: string | undefined;
  readonly courier: string | undefined;
  readonly number: string | undefined;
}

/** The way of a parcel, the newest step first; `to` is whom it goes to. */
export interface Way {
  readonly parcel: string;
  readonly steps: readonly TrailStep[];
  readonly to: { readonly name: string; readonly path: string };
}

/** Tracks parcels; a usage fault when nothing is named. */
export async function track(
  shop: Shop,
  { id, parcel, courier, number }: TrackWanted,
): Promise<{ ways: readonly Way[] }> {
  loginOf(shop);
  if (courier !== undefined && number !== undefined) {
    return { ways: [await wayOf(shop, number, { postcom: courier, num: number })] };
  }
  const named = parcel !== undefined ? [parcel] : id !== undefined ? await parcelsOf(shop, id) : undefined;
  if (!named) {
    throw new Fault('usage', [
      '请给出订单编号、--parcel，或 --courier 与 --number',
      'name an order, a --parcel, or --courier and --number',
    ]);
  }
  const ways: Way[] = [];
  for (const send_id of named) ways.push(await wayOf(shop, send_id, { send_id }));
  return { ways };
}

async function parcelsOf(shop: Shop, orderId: string): Promise<readonly string[]> {
  const { delivery } = await orderRow(shop, orderId);
  if (delivery.length > 0) return delivery.map(({ send_id }) => send_id);
  throw new Fault('server', ['该订单还没有包裹', 'this order has no parcels yet']);
}

async function wayOf(
  shop: Shop,
  parcel: string,
  named: { send_id?: string; postcom?: string; num?: string },
): Promise<Way> {
  const { data, address } = await shop.client.send(deliveryHundred.showShipping, named);
  return { parcel, steps: data, to: address };
}

/** The lines of an order, or of one of its parcels. */
export async function linesOf(
  shop: Shop,
  order_id: string,
  parcel: string | undefined,
): Promise<{ lines: readonly OrderLine[] }> {
  loginOf(shop);
  const { data } =
    parcel === undefined
      ? await shop.client.send(order.goodsList, { order_id })
      : await shop.client.send(fahuo.goodsList, { send_id: parcel });
  return { lines: data };
}
