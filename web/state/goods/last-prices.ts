/**
 * What a piece of goods cost when the member ordered it last, as far as this device saw it: learned from checkouts and
 * orders that were read anyway, for no call tells it. Kept for whoever is here, and gone with the login.
 */
import { session } from '../session/session.ts';
import { isNumber, isRecord, keep, listOf, recall } from '../storage/storage.ts';

/** Fen of a piece, when it was ordered, and in which order: a closed one came to nothing. */
export interface LastPrice {
  readonly price: number;
  readonly at: number;
  readonly order_id: string;
}

type Row = readonly [goods_id: string, last: LastPrice];

const KEY = 'last_prices';

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && isRecord(value[1]) && [value[1].price, value[1].at].every(isNumber);
const isKept = (value: unknown): value is { of: unknown; rows: Row[] } => isRecord(value) && listOf(isRow)(value.rows);

/** Who is here: enough to tell two logins apart, without keeping a token twice. */
const owner = (): string => session.token.slice(0, 8);

/** As it was read or written last: every card looks into it. Another login has another token. */
let held: { readonly of: string; readonly rows: ReadonlyMap<string, LastPrice> } | undefined;

/** By the code of the goods. */
export function rowsOfMine(): ReadonlyMap<string, LastPrice> {
  const of = owner();
  if (held?.of === of) return held.rows;
  const kept = recall(KEY, isKept);
  held = { of, rows: new Map(kept?.of === of ? kept.rows : []) };
  return held.rows;
}

/** Keeps them in place of what was kept. */
export function keepRows(rows: ReadonlyMap<string, LastPrice>): void {
  const of = owner();
  held = { of, rows };
  keep(KEY, { of, rows: [...rows] });
}

/** Undefined when this device saw none. */
export const lastPriceOf = (goods_id: string): LastPrice | undefined => rowsOfMine().get(goods_id);
