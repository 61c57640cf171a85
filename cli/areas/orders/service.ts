/** Tracking parcels, and buying lines again. */

import type { Cli } from '#cli/frame/cli.ts';
import { writeCsv } from '#cli/parts/csv-file.ts';
import { orderRow, parcelNamed } from '#cli/parts/orders.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import { fahuo } from '#shared/contract/fahuo.ts';
import { order } from '#shared/contract/order.ts';
import { LoginLostError } from '#shared/errors.ts';
import { MOST_ORDERS, readOrdersAgain } from '#shared/flows/lines-again.ts';
import { yuanCell } from '#shared/rules/money/csv.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { parcelsOf as readable } from '#shared/rules/orders/parcels.ts';
import type { TrackWanted } from './options.ts';

export { faultOf } from '#cli/parts/order-list/list-result.ts';
export { orderLinesOf } from '#cli/parts/order-list/order-lines-of.ts';

export type Tracked = Awaited<ReturnType<typeof track>>;

/** The ways of a parcel that is named, by its courier's number too, or of all parcels of an order. */
export async function track(shop: MemberShop, { id, parcel, courier, number }: TrackWanted) {
  if (courier !== undefined && number !== undefined) {
    return { ways: [await wayOf(shop, number, { postcom: courier, num: number })] };
  }
  const ways: Awaited<ReturnType<typeof wayOf>>[] = [];
  for (const send_id of await parcelsWanted(shop, id, parcel)) ways.push(await wayOf(shop, send_id, { send_id }));
  return { ways };
}

async function parcelsWanted(shop: MemberShop, id: string | undefined, parcel: string | undefined) {
  if (parcel !== undefined) return [id === undefined ? parcel : await parcelOf(shop, id, parcel)];
  if (id !== undefined) return parcelsOf(shop, id);
  throw new Fault('usage', [
    '请给出订单编号、--parcel，或 --courier 与 --number',
    'name an order, a --parcel, or --courier and --number',
  ]);
}

/** Where the order's row cannot be read, the name is taken for an id. */
async function parcelOf(shop: MemberShop, order_id: string, named: string): Promise<string> {
  const row = await orderRow(shop, order_id).catch((error: unknown) => {
    if (error instanceof LoginLostError) throw error;
    return undefined;
  });
  return row ? parcelNamed(row, named) : named;
}

async function parcelsOf(shop: MemberShop, orderId: string): Promise<readonly string[]> {
  const parcels = readable(await orderRow(shop, orderId));
  if (parcels.length > 0) return parcels.map(({ send_id }) => send_id);
  const words = ['该订单还没有包裹', 'this order has no parcels yet'] as const;
  throw new Fault('server', words, { next: seeing(`order show ${orderId}`) });
}

/** The newest step comes first; `to` is the consignee. */
async function wayOf(shop: MemberShop, parcel: string, named: { send_id?: string; postcom?: string; num?: string }) {
  const { data, address } = await shop.client.send(deliveryHundred.showShipping, named);
  return { parcel, steps: data, to: address };
}

export async function linesOf(shop: MemberShop, order_id: string, parcel: string | undefined) {
  const { data } =
    parcel === undefined
      ? await shop.client.send(order.goodsList, { order_id })
      : await shop.client.send(fahuo.goodsList, { send_id: await parcelOf(shop, order_id, parcel) });
  // An order has lines. No document names the field that brings them, so a shop may send them otherwise.
  if (!data) throw new Fault('server', ['应答里没有可读的商品', 'the answer has no goods that can be read']);
  return { lines: data };
}

const HEADS = [
  ['商品编号', 'Goods'],
  ['名称', 'Name'],
  ['规格', 'Pack'],
  ['厂家', 'Maker'],
  ['数量', 'Num'],
  ['单位', 'Unit'],
  ['单价', 'Price'],
  ['小计', 'Sum'],
  ['赠品', 'Gift'],
] as const;

/** Writes the lines of an order as a CSV, under the order's number where no file is named. */
export async function exportLines(cli: Cli, shop: MemberShop, order_id: string, out: string | undefined) {
  const { lines } = await linesOf(shop, order_id, undefined);
  const file = out ?? `order-${order_id.replace(/\W/g, '')}.csv`;
  const rows = lines.map(
    ({ goods_id, goods_name, spce_name, des, brand_name, num, unitno_name, goods_price, is_gift }) => [
      goods_id,
      [goods_name, spce_name].filter(Boolean).join(' '),
      des,
      brand_name,
      num,
      unitno_name,
      yuanCell(goods_price),
      yuanCell(priceOf(goods_price, num)),
      is_gift ? cli.say('是', 'yes') : '',
    ],
  );
  await writeCsv(cli, file, HEADS, rows);
  return { order_id, file, lines: lines.length };
}

/** Lines to buy again with their former price, newest order first. */
export async function linesAgain(shop: MemberShop, ids: readonly string[]) {
  if (ids.length > MOST_ORDERS) {
    const words = [`一次最多 ${MOST_ORDERS} 个订单`, `at most ${MOST_ORDERS} orders at once`] as const;
    throw new Fault('usage', words);
  }
  const lines = await readOrdersAgain(shop.client, ids, shop.signal);
  return lines.map((line, at) => ({ ...line, row: at + 1 }));
}
