/**
 * What a privilege that is off hides (document 1 §6, document 2 §6), and prices from whoever is not verified, in the shop
 * and in the terminal: a server may leave every field in. The contract declares which field belongs to what (`under`).
 */
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Codec, Fields } from '#shared/contract/wire.ts';

type Flags = Readonly<Partial<Record<keyof SystemPriv, boolean | undefined>>>;
type IsOff = (flag: string) => boolean;

/** Not a privilege: prices, stock and sales counts. */
const PRICES = 'prices';

/** A decoded value without what these privileges hide; a privilege that is not on is off. The same value when nothing is hidden. */
export const byFlags = <T>(codec: Codec<T>, value: T, flags: Flags): T =>
  hide(codec, value, (flag) => flag !== PRICES && flags[flag as keyof SystemPriv] !== true) as T;

/** A decoded value without prices, stock and sales counts. The same value when it has none. */
export const withoutPricesIn = <T>(codec: Codec<T>, value: T): T => hide(codec, value, (flag) => flag === PRICES) as T;

function hide(codec: Codec<unknown>, value: unknown, isOff: IsOff): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return codec.holds ? itemsOf(codec.holds, value, isOff) : value;
  if ('fields' in codec) return fieldsOf(codec.fields as Fields, value as Record<string, unknown>, isOff);
  return codec.holds ? hide(codec.holds, value, isOff) : value;
}

function itemsOf(codec: Codec<unknown>, items: readonly unknown[], isOff: IsOff): readonly unknown[] {
  const left = items.map((item) => hide(codec, item, isOff));
  return left.some((item, at) => item !== items[at]) ? left : items;
}

function fieldsOf(fields: Fields, value: Readonly<Record<string, unknown>>, isOff: IsOff): object {
  const left: Record<string, unknown> = { ...value };
  let isSame = true;
  for (const [name, codec] of Object.entries(fields)) {
    const before = value[name];
    const after = codec.under?.flags.some(isOff) ? codec.under.blank : hide(codec, before, isOff);
    if (before === undefined || after === before || areNone(before, after)) continue;
    isSame = false;
    if (after === undefined) delete left[name];
    else left[name] = after;
  }
  return isSame ? value : left;
}

/** Both are empty lists. */
const areNone = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && before.length + after.length === 0;

/**
 * The privileges that an answer tells; undefined when it tells none. The side menu (`flhd_list`) tells only those of its
 * entries (document 2 §3), the order list (`is_have`) perhaps only those of orders.
 */
export function flagsIn(answer: object): SystemPriv | undefined {
  const { priv, system_priv, flhd_list, is_have } = answer as {
    readonly priv?: SystemPriv;
    readonly system_priv?: SystemPriv;
    readonly flhd_list?: unknown;
    readonly is_have?: unknown;
  };
  return priv ?? (flhd_list === undefined && is_have === undefined ? system_priv : undefined);
}

/**
 * Those that hold for other answers too: the pre-order form (`show_goods_type`) tells perhaps only its own, and what it leaves
 * out would hide the coupons and points of a checkout.
 */
export const lastingFlags = (answer: object): SystemPriv | undefined =>
  'show_goods_type' in answer ? undefined : flagsIn(answer);
