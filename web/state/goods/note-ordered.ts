/** Collects prices from checkouts and orders. A file of its own, because every card loads the reading side. */
import { keepRows, rowsOfMine } from './last-prices.ts';

interface Line {
  readonly goods_id?: string | undefined;
  readonly goods_price?: number | undefined;
  readonly spce_name?: string | undefined;
  readonly attr_name?: string | undefined;
  readonly integral?: number | undefined;
  readonly is_gift?: boolean | undefined;
}

/** The oldest rows are dropped beyond this number. */
const MOST = 300;

/** Specifications, batches, points and gifts have special prices, which say nothing of the goods. */
const isPlain = ({ goods_id, goods_price, spce_name, attr_name, integral, is_gift }: Line): boolean =>
  Boolean(goods_id) && Boolean(goods_price) && !spce_name && !attr_name && !integral && !is_gift;

/** Stores the prices of an order made at `at` (ms), unless a later price is known. */
export function noteOrdered(order_id: string, lines: readonly Line[], at: number): void {
  const rows = new Map(rowsOfMine());
  for (const line of lines.filter(isPlain)) {
    const { goods_id = '', goods_price = 0 } = line;
    if ((rows.get(goods_id)?.at ?? 0) < at) rows.set(goods_id, { price: goods_price, at, order_id });
  }
  const newest = [...rows].sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  keepRows(new Map(newest));
}

/** Removes the prices of a closed order. Earlier prices of its goods are not known. */
export function forgetOrdered(order_id: string): void {
  const rows = [...rowsOfMine()];
  const left = rows.filter(([, last]) => last.order_id !== order_id);
  if (left.length < rows.length) keepRows(new Map(left));
}
