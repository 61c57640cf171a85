/**
 * The price at which the member last ordered a piece of goods, as far as this device knows. No call returns it: it is
 * collected from checkouts and orders that are read anyway. Stored for one login and cleared with it.
 */
import * as kept from '../storage/kept.ts';
import { memberHere } from '../storage/owner.ts';

/** Price in fen, time and id of the order. The order may be closed later. */
export interface LastPrice {
  readonly price: number;
  readonly at: number;
  readonly order_id: string;
}

/** A cache of the stored rows: every card reads them. */
let cached: { readonly of: string; readonly rows: ReadonlyMap<string, LastPrice> } | undefined;

/** By goods id. */
export function rowsOfMine(): ReadonlyMap<string, LastPrice> {
  const of = memberHere();
  if (cached?.of === of) return cached.rows;
  cached = { of, rows: new Map(kept.last_prices.mine().read() ?? []) };
  return cached.rows;
}

/** Replaces the stored rows. */
export function keepRows(rows: ReadonlyMap<string, LastPrice>): void {
  const of = memberHere();
  cached = { of, rows };
  kept.last_prices.mine().write([...rows]);
}

/** Undefined when this device has no price. */
export const lastPriceOf = (goods_id: string): LastPrice | undefined => rowsOfMine().get(goods_id);
