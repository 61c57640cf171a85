/**
 * What a piece of goods cost when the member ordered it last, as far as this device saw it: learned from checkouts and
 * orders that were read anyway, for no call tells it. Kept for whoever is here, and gone with the login.
 */
import { subscribe } from 'valtio/vanilla';
import { session } from './session.ts';
import { isNumber, isRecord, isText, keep, listOf, recall } from './storage.ts';

/** Fen of a piece, and when it was ordered. */
export interface LastPrice {
  readonly price: number;
  readonly at: number;
}

type Row = readonly [goods_id: string, price: number, at: number];

/** A line of a checkout or an order. */
interface Line {
  readonly goods_id?: string | undefined;
  readonly goods_price?: number | undefined;
  readonly spce_name?: string | undefined;
  readonly attr_name?: string | undefined;
  readonly integral?: number | undefined;
  readonly is_gift?: boolean | undefined;
}

const KEY = 'last_prices';
/** The oldest are forgotten first. */
const MOST = 300;

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && isText(value[0]) && isNumber(value[1]) && isNumber(value[2]);
const isKept = (value: unknown): value is { of: string; rows: Row[] } =>
  isRecord(value) && isText(value.of) && listOf(isRow)(value.rows);

/** Who is here: enough to tell two logins apart, without keeping a token twice. */
const owner = (): string => session.token.slice(0, 8);

/** As it was read or written last: every card looks into it. */
let held: { readonly of: string; readonly rows: ReadonlyMap<string, LastPrice> } | undefined;

function rowsOfMine(): ReadonlyMap<string, LastPrice> {
  const of = owner();
  if (held?.of === of) return held.rows;
  const kept = recall(KEY, isKept);
  const rows = kept?.of === of ? kept.rows : [];
  held = { of, rows: new Map(rows.map(([goods_id, price, at]) => [goods_id, { price, at }])) };
  return held.rows;
}

/** A price of its own have specifications, batches, points and gifts: it says nothing of the goods. */
const isPlain = ({ goods_id, goods_price, spce_name, attr_name, integral, is_gift }: Line): boolean =>
  Boolean(goods_id) && Boolean(goods_price) && !spce_name && !attr_name && !integral && !is_gift;

/** Notes what was ordered at `at`; what was ordered later is known already. */
export function noteOrdered(lines: readonly Line[], at: number): void {
  const of = owner();
  const rows = new Map(rowsOfMine());
  for (const line of lines.filter(isPlain)) {
    const { goods_id = '', goods_price = 0 } = line;
    if ((rows.get(goods_id)?.at ?? 0) < at) rows.set(goods_id, { price: goods_price, at });
  }
  const newest = [...rows].sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  held = { of, rows: new Map(newest) };
  keep(KEY, { of, rows: newest.map(([goods_id, { price, at: when }]) => [goods_id, price, when]) });
}

// Who logs out takes it along.
const leave = () => {
  if (held?.of !== owner()) held = undefined;
};
subscribe(session, leave, true);

/** Undefined when this device saw none. */
export const lastPriceOf = (goods_id: string): LastPrice | undefined => rowsOfMine().get(goods_id);
