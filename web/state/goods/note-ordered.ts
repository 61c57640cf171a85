/** Learns what goods cost from checkouts and orders; apart from what reads it, which every card does. */
import { keepRows, rowsOfMine } from './last-prices.ts';

/** A line of a checkout or an order. */
interface Line {
  readonly goods_id?: string | undefined;
  readonly goods_price?: number | undefined;
  readonly spce_name?: string | undefined;
  readonly attr_name?: string | undefined;
  readonly integral?: number | undefined;
  readonly is_gift?: boolean | undefined;
}

/** The oldest are forgotten first. */
const MOST = 300;

/** A price of its own have specifications, batches, points and gifts: it says nothing of the goods. */
const isPlain = ({ goods_id, goods_price, spce_name, attr_name, integral, is_gift }: Line): boolean =>
  Boolean(goods_id) && Boolean(goods_price) && !spce_name && !attr_name && !integral && !is_gift;

/** Notes what was ordered at `at` (ms); what was ordered later is known already. */
export function noteOrdered(order_id: string, lines: readonly Line[], at: number): void {
  const rows = new Map(rowsOfMine());
  for (const line of lines.filter(isPlain)) {
    const { goods_id = '', goods_price = 0 } = line;
    if ((rows.get(goods_id)?.at ?? 0) < at) rows.set(goods_id, { price: goods_price, at, order_id });
  }
  const newest = [...rows].sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  keepRows(new Map(newest));
}

/** A closed order came to nothing: its prices are forgotten. What its goods cost before it nobody here knows. */
export function forgetOrdered(order_id: string): void {
  const rows = [...rowsOfMine()];
  const left = rows.filter(([, last]) => last.order_id !== order_id);
  if (left.length < rows.length) keepRows(new Map(left));
}
