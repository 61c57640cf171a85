/**
 * The price at which the member last ordered a piece of goods, as far as this device knows. No call returns it: it is
 * collected from checkouts and orders that are read anyway. Stored for one login and cleared with it.
 */
import { session } from '../session/session.ts';
import { isNumber, isRecord, keep, listOf, recall } from '../storage/storage.ts';

/** Price in fen, time and id of the order. The order may be closed later. */
export interface LastPrice {
  readonly price: number;
  readonly at: number;
  readonly order_id: string;
}

type Row = readonly [goods_id: string, last: LastPrice];

const KEY = 'last_prices';

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && isRecord(value[1]) && [value[1].price, value[1].at].every(isNumber);
const isStored = (value: unknown): value is { of: unknown; rows: Row[] } =>
  isRecord(value) && listOf(isRow)(value.rows);

/** Identifies the login without storing the token a second time. */
const owner = (): string => session.token.slice(0, 8);

/** A cache of the stored rows: every card reads them. */
let cached: { readonly of: string; readonly rows: ReadonlyMap<string, LastPrice> } | undefined;

/** By goods id. */
export function rowsOfMine(): ReadonlyMap<string, LastPrice> {
  const of = owner();
  if (cached?.of === of) return cached.rows;
  const stored = recall(KEY, isStored);
  cached = { of, rows: new Map(stored?.of === of ? stored.rows : []) };
  return cached.rows;
}

/** Replaces the stored rows. */
export function keepRows(rows: ReadonlyMap<string, LastPrice>): void {
  const of = owner();
  cached = { of, rows };
  keep(KEY, { of, rows: [...rows] });
}

/** Undefined when this device has no price. */
export const lastPriceOf = (goods_id: string): LastPrice | undefined => rowsOfMine().get(goods_id);
