/**
 * Codecs for PHP's spellings of values. No other code handles loosely typed values.
 *
 * A field of an answer is declared by what hangs on it:
 * - `count`, `flag`, `choice`, `time`, `anyId`, `word`, `every`: an act depends on it. A value that cannot be read, or that is
 *   missing, fails the entity it belongs to, in the web too.
 * - `known(count)`, `fen`, `state`, `counter`: what cannot be read is undefined, and the type makes each use decide.
 * - `shown(count, 0)`: it is only shown. What cannot be read becomes the given default, and is noted.
 */

import { ShapeError } from '#shared/errors.ts';
import { decodeEntities, encodeEntities } from './html-entities.ts';
import { uniqueBy } from './unique-by.ts';

/** How an encoder spells a value: `pick` chooses one of PHP's spellings, of which the first is the documented one. */
export interface Spelling {
  pick(...spellings: readonly [unknown, ...unknown[]]): unknown;
  /** Leaves out every field that no document names. */
  readonly bare?: boolean;
}

/** The documented spelling of every value. */
export const plain: Spelling = { pick: (...spellings) => spellings[0] };

/** A field that was not as declared. */
export interface Deviation {
  path: string;
  expected: string;
  got: string;
  /** Strict decoding fails here. */
  ends?: true;
}

/** The decoder's position in the answer, and its treatment of deviations. */
export interface At {
  readonly path: string;
  readonly strict: boolean;
  readonly noted: Deviation[];
  /** What a client sent or this code wrote: its text was never encoded as HTML, and flags may be left out. */
  readonly verbatim?: true;
  /** Every row of this list has to be readable. */
  readonly whole?: true;
}

/** Starts decoding an answer. Strict decoding throws a ShapeError at the first deviation; lenient decoding notes it and uses the default. */
export const startAt = (strict: boolean): At => ({ path: '', strict, noted: [] });

/** The same for what a client sent or this code wrote itself: its text was never encoded as HTML. */
export const startVerbatim = (strict: boolean): At => ({ ...startAt(strict), verbatim: true });

/** Translates between the wire and a strict type, in both directions. */
export interface Codec<T> {
  /** What it accepts, for error messages and the table of calls. */
  readonly is: string;
  /** True for a field that no document names. It may be used, but never relied on. */
  readonly assumed?: true;
  /** The inner codec of a list, a map or an optional value. */
  readonly holds?: Codec<unknown>;
  /** What a value that cannot be read becomes: undefined (`known`), a default (`shown`), or what the documents say that any other value means (`other`). Left out, it fails. */
  readonly unreadable?: 'known' | 'shown' | 'other' | undefined;
  /** A field that is only shown may be missing, without a note. */
  readonly mayMiss?: true;
  /** Entries of a list that are equal are one: a server has sent it twice. */
  readonly once?: true;
  /** The privileges that the field belongs to, and what stands for it while one of them is off. */
  readonly under?: { readonly flags: readonly string[]; readonly blank: unknown };
  read(raw: unknown, at: At): T;
  write(value: T, spelling: Spelling): unknown;
}

export type TypeOf<C> = C extends Codec<infer T> ? T : never;

export const into = ({ whole: _, ...at }: At, key: string | number): At => ({
  ...at,
  path: at.path === '' ? `${key}` : `${at.path}.${key}`,
});

const describe = (raw: unknown): string => {
  if (typeof raw === 'number' && !isExact(raw)) return 'a number that has lost digits';
  if (raw === undefined) return 'nothing';
  if (raw === null) return 'null';
  if (Array.isArray(raw)) return `a list of ${raw.length}`;
  return typeof raw === 'object' ? 'an object' : `${typeof raw}`;
};

export const refuse = (raw: unknown, at: At, expected: string): never => {
  throw new ShapeError(at.path, expected, describe(raw));
};

export function deviate<T>(raw: unknown, at: At, expected: string, instead: T): T {
  if (at.strict) return refuse(raw, at, expected);
  at.noted.push({ path: at.path, expected, got: describe(raw), ends: true });
  return instead;
}

/** Notes a deviation that never fails, not even in strict decoding. The value is unknown. */
export function note(raw: unknown, at: At, expected: string): undefined {
  at.noted.push({ path: at.path, expected, got: describe(raw) });
}

/** A JSON number beyond 2^53, such as a bank account, has lost its last digits: nobody knows what was written. */
export const isExact = (raw: number): boolean => Math.abs(raw) <= Number.MAX_SAFE_INTEGER;

/** PHP's spellings of an absent value. */
export const isNothing = (raw: unknown): boolean => raw === null || raw === '' || raw === undefined;

/** Nothing that a person can see. */
const isBlank = (raw: unknown): boolean =>
  isNothing(raw) || (typeof raw === 'string' && raw.replace(WITHOUT_WIDTH, '').trim() === '');

export const isEmptyList = (raw: unknown): boolean => Array.isArray(raw) && raw.length === 0;

export function number(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const plain = raw.normalize('NFKC').trim();
  // A comma separates thousands. Anywhere else its meaning is unknown.
  const digits = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replace(/,/g, '') : plain;
  if (!/^-?\d+(\.\d*)?([eE][+-]?\d+)?$/.test(digits)) return undefined;
  const value = Number(digits);
  return Number.isFinite(value) ? value : undefined;
}

/** A flag: "1", 1 or true; "0", 0, false or PHP's "" for false. A parameter that a client leaves out is false. */
export const flag: Codec<boolean> = {
  is: 'flag',
  mayMiss: true,
  read(raw, at) {
    if (raw === true || raw === 1 || raw === '1' || raw === 'true') return true;
    if (raw === false || raw === 0 || raw === '0' || raw === 'false' || raw === '') return false;
    return at.verbatim && isNothing(raw) ? false : refuse(raw, at, this.is);
  },
  write: (value, { pick }) => (value ? pick('1', 1, true) : pick('0', 0, false, '')),
};

/** An identifier: text without blanks. PHP's 0 names nothing. */
export const id: Codec<string> = {
  is: 'id',
  read(raw, at) {
    const written = typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : raw;
    if (typeof written !== 'string' || written === '') return refuse(raw, at, this.is);
    // A client may ask for anything; whether it exists is for the server to say.
    return at.verbatim || /^(?!0$|-\d)[!-~]+$/.test(written) ? written : refuse(raw, at, this.is);
  },
  write: (value, { pick }) => (/^[1-9]\d{0,14}$/.test(value) ? pick(value, Number(value)) : value),
};

/** An identifier that may be absent: "", "0" and missing become ''. */
export const anyId: Codec<string> = {
  is: 'id or none',
  read: (raw, at) => (isNothing(raw) || raw === 0 || raw === '0' || raw === false ? '' : id.read(raw, at)),
  write: (value, { pick }) => (value === '' ? pick('0', 0, '', null) : id.write(value, { pick })),
};

/** A whole number. */
export const count: Codec<number> = {
  is: 'whole number',
  read(raw, at) {
    const value = number(raw);
    return value !== undefined && Number.isSafeInteger(value) ? value || 0 : refuse(raw, at, this.is);
  },
  write: (value, { pick }) => pick(value, String(value)),
};

/** A counter that a screen shows. Missing, unreadable or below 0 it is unknown, never 0. */
export const counter: Codec<number | undefined> = {
  unreadable: 'known',
  is: 'counter',
  read(raw, at) {
    const value = number(raw);
    if (Number.isSafeInteger(value) && value! >= 0) return value || 0;
    return raw === null || raw === '' ? undefined : note(raw, at, this.is);
  },
  write: (value, spelling) => (value === undefined ? undefined : count.write(value, spelling)),
};

const yuan = (fen: number): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The number in a formatted amount: "￥1,234.50", "12.5 元". */
const withoutCurrency = (raw: unknown): unknown =>
  typeof raw === 'string'
    ? raw
        .normalize('NFKC')
        .replace(/\s/g, '')
        .replace(/^(-?)(?:¥|RMB|CNY)(?=-?\d)/i, '$1')
        .replace(/元$/, '')
    : raw;

/**
 * The amount in fen, which may be negative; NaN for what cannot be read. 15 digits are exact: 1.005 yuan is 100.5 fen, not
 * 100.49999…, and rounds as people expect.
 */
export const readFen = (raw: unknown): number =>
  Math.round(Number(((number(withoutCurrency(raw)) ?? Number.NaN) * 100).toPrecision(15)));

/**
 * Money: yuan on the wire ("12.50", 12.5, "￥12.50"), whole fen here. A missing or unreadable amount is unknown, never 0, and
 * so is one below 0, which no price and no sum due can be (`signedFen` reads those). It never fails an answer, not even in
 * strict decoding.
 */
export const fen: Codec<number | undefined> = {
  unreadable: 'known',
  is: 'amount of yuan',
  read(raw, at) {
    const amount = readFen(raw);
    if (amount >= 0 && isExact(amount)) return amount || 0;
    return raw === null || raw === '' ? undefined : note(raw, at, this.is);
  },
  write: (value, { pick }) => (value === undefined ? undefined : pick(yuan(value), Number(yuan(value)))),
};

/** Text. PHP's null and numbers count as text; a number that may have lost digits is unknown. HTML entities are decoded once, because some shops store names encoded for HTML. */
export const text: Codec<string> = {
  is: 'text',
  unreadable: 'shown',
  read(raw, at) {
    if (typeof raw === 'string') return at.verbatim ? raw : decodeEntities(raw);
    if (raw === null || raw === false) return '';
    if (typeof raw === 'number' && !isExact(raw)) return note(raw, at, this.is) ?? '';
    return typeof raw === 'number' ? String(raw) : deviate(raw, at, this.is, '');
  },
  write(value, { pick }) {
    if (value === '') return pick('', null);
    return /[&<>"']/.test(value) ? pick(value, encodeEntities(value)) : value;
  },
};

/** Characters that nobody sees, such as those without width: a chat or a web page copies them along. */
export const WITHOUT_WIDTH = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** HTML as the operator wrote it. */
export const html: Codec<string> = {
  is: 'HTML',
  unreadable: 'shown',
  read: (raw, at) => text.read(raw, { ...at, verbatim: true }),
  write: (value, { pick }) => (value === '' ? pick('', null) : value),
};

const SHANGHAI = 8 * 3600_000;
/** Unix seconds of the year 9999, the last that is written with four digits; none is below 0. */
const LAST = Date.UTC(9999, 0) / 1000;
const WRITTEN = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

function moment(raw: unknown): number | null | undefined {
  if (isNothing(raw) || raw === 0 || raw === '0' || raw === false) return raw === undefined ? undefined : null;
  const seconds = number(raw);
  if (seconds !== undefined) return seconds >= 0 && seconds < LAST ? Math.trunc(seconds) * 1000 || null : undefined;
  const parts = typeof raw === 'string' ? WRITTEN.exec(raw.trim()) : null;
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0));
  if (year === 0) return null;
  const moment = Date.UTC(year!, month! - 1, day, hour, minute, second);
  // Date.UTC would turn the 45th of a month into another day.
  return new Date(moment).getUTCDate() === day && month! <= 12 && hour! < 24 ? moment - SHANGHAI : undefined;
}

/** A moment in ms since 1970, or null for none; "2026-11-20 09:30:00" (Asia/Shanghai) or Unix seconds on the wire. */
export const time: Codec<number | null> = {
  is: 'time',
  read(raw, at) {
    const read = moment(raw);
    return read === undefined ? refuse(raw, at, this.is) : read;
  },
  write(value, { pick }) {
    if (value === null) return pick('0', 0, '');
    const seconds = Math.floor(value / 1000);
    return pick(
      new Date(seconds * 1000 + SHANGHAI).toISOString().slice(0, 19).replace('T', ' '),
      seconds,
      String(seconds),
    );
  },
};

/** An array, or PHP's array with holes. */
const isKeyedByNumber = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && Object.keys(raw!).every((key) => /^\d+$/.test(key));

/** PHP's array with holes is still in order. Keys far beyond its length are ids, by which JSON sorts an object's fields. */
const MOST_HOLES = 20;

/**
 * A list: an array, an object keyed by number (PHP's array with holes), or an absent value. What is chosen from it names its
 * id in `by`: an entry that came twice is one.
 */
export const list = <T>(item: Codec<T>, by?: keyof T & string): Codec<T[]> => ({
  is: `list of ${item.is}`,
  holds: item,
  unreadable: 'shown',
  read(raw, at) {
    if (isNoItems(raw)) return [];
    if (!isKeyedByNumber(raw)) return deviate(raw, at, this.is, []);
    // JavaScript lists such keys in ascending order.
    const keys = Object.keys(raw);
    if (keys.length > 1 && Number(keys[keys.length - 1]) > MOST_HOLES * keys.length)
      at.noted.push({ path: into(at, keys[0]!).path, expected: 'a list in its order', got: 'an object keyed by id' });
    const items = keys.flatMap((key) => readItem(item, raw[key], into(at, key), at.whole));
    return by || item.once ? uniqueBy(items, (entry) => (by ? entry[by] : JSON.stringify(entry))) : items;
  },
  write(values, spelling) {
    const written = values.map((value) => item.write(value, spelling));
    if (written.length === 0) return spelling.pick([], null, '');
    return spelling.pick(written, Object.fromEntries(written.map((each, index) => [index * 2 + 1, each])));
  },
});

/** A value that PHP leaves empty (null, "" or missing) when it means `meaning`. Anything else has to be readable. */
export const nothingIs = <T>(meaning: T, item: Codec<T>): Codec<T> => ({
  ...item,
  read: (raw, at) => (isNothing(raw) ? meaning : item.read(raw, at)),
});

/** PHP's spellings of an empty list. */
export const isNoItems = (raw: unknown): boolean =>
  raw === null || raw === '' || raw === false || (typeof raw === 'object' && Object.keys(raw).length === 0);

/**
 * The main list of a page: cart lines, orders. When it is missing, damaged or without a readable row, decoding fails, also
 * lenient decoding: a page says "nothing here" only when the server says so.
 */
export const rows = <T>(item: Codec<T>, by?: keyof T & string): Codec<T[]> => {
  const many = list(item, by);
  return {
    ...many,
    unreadable: undefined,
    read(raw, at) {
      const found = many.read(raw, at);
      return found.length === 0 && !isNoItems(raw) ? refuse(raw, at, many.is) : found;
    },
  };
};

/** An entry that people know by one of these texts. Without any of them it cannot be read; sent twice, it is listed once. */
export const named = <T extends object, C extends Codec<T>>(
  entry: C & Codec<T>,
  ...keys: readonly (keyof T & string)[]
): C => ({
  ...entry,
  once: true,
  read(raw, at) {
    const read = entry.read(raw, at);
    return keys.every((key) => isBlank(read[key])) ? refuse(raw, at, `${entry.is} with ${keys.join(' or ')}`) : read;
  },
});

/** A list whose single item may come without the list: as text, or as an object keyed by its fields. */
export const oneOrMany = <T>(item: Codec<T>): Codec<T[]> => {
  const many = list(item);
  const isOne = (raw: unknown): boolean =>
    typeof raw === 'string' ? raw !== '' : isObject(raw) && !isKeyedByNumber(raw);
  return { ...many, read: (raw, at) => many.read(isOne(raw) ? [raw] : raw, at) };
};

/** One item of a list. Lenient decoding leaves out a row that cannot be read, and keeps the others. */
export function readItem<T>(item: Codec<T>, raw: unknown, at: At, whole?: boolean): T[] {
  if (at.strict || whole) return [item.read(raw, at)];
  try {
    return [item.read(raw, at)];
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    at.noted.push({ path: error.path, expected: error.expected, got: error.got, ends: true });
    return [];
  }
}

/** An optional value: missing, null, "" and PHP's empty object `[]` become undefined. */
export const optional = <T>(item: Codec<T>): Codec<T | undefined> => ({
  is: `${item.is}, if any`,
  holds: item,
  unreadable: item.unreadable,
  read: (raw, at) => (isNothing(raw) || isEmptyList(raw) ? undefined : item.read(raw, at)),
  write(value, spelling) {
    if (value === undefined) return spelling.pick(undefined, null, '');
    const written = item.write(value, spelling);
    // A false spelled "" would be read as missing.
    return isNothing(written) || isEmptyList(written) ? item.write(value, plain) : written;
  },
});

/** A value that is undefined where it is missing or cannot be read: the type makes each use decide. */
export const known = <T>(item: Codec<T>): Codec<T | undefined> => ({
  ...optional(item),
  unreadable: 'known',
  read(raw, at) {
    if (isNothing(raw)) return readItem(item, raw, startAt(false))[0];
    return readItem(item, raw, at)[0];
  },
  // Nothing else is unknown: null is a time of none.
  write: (value, spelling) => (value === undefined ? undefined : item.write(value, spelling)),
});

/** A field that is only shown: what cannot be read becomes `instead`, and is noted. */
export const shown = <T>(item: Codec<T>, instead: T): Codec<T> => ({
  ...item,
  unreadable: 'shown',
  read(raw, at) {
    if (isNothing(raw) && (raw !== undefined || item.mayMiss)) return instead;
    if (at.strict) return item.read(raw, at);
    const [value] = readItem(item, raw, at);
    return value === undefined ? instead : value;
  },
});

/** A flag on which no act depends: missing or unreadable it is off. */
export const off = shown(flag, false);

/** Text that a server may send as a flag: false becomes undefined, like missing text; true becomes "1". */
export const textOrFlag: Codec<string | undefined> = {
  ...optional(text),
  unreadable: 'shown',
  read(raw, at) {
    if (isNothing(raw)) return undefined;
    const [yes] = readItem(flag, raw, startAt(false));
    return yes === undefined ? optional(text).read(raw, at) || undefined : yes ? '1' : undefined;
  },
};

/**
 * Marks a field that no document names. It never fails an answer, not even in strict decoding: missing or unreadable it is
 * undefined, and an unreadable value is noted.
 */
export const assumed = <T>(item: Codec<T>): Codec<T | undefined> & { readonly assumed: true } => ({
  ...optional(item),
  assumed: true,
  read(raw, at) {
    if (isNothing(raw) || isEmptyList(raw)) return undefined;
    const loosely = { ...at, strict: false, noted: [] as Deviation[] };
    const [value] = readItem(item, raw, loosely);
    at.noted.push(...loosely.noted.map(({ ends: _, ...borne }) => borne));
    return loosely.noted.some(({ path }) => path === at.path) ? undefined : value;
  },
});

/**
 * Marks a field that belongs to a feature which the operator switches: while `flag` is off it is `blank`, whatever a server
 * leaves in. `#shared/rules/app/by-flags.ts` applies it, in both faces.
 */
export const under = <T>(flag: string, item: Codec<T>, blank: T): Codec<T> => ({
  ...item,
  under: { flags: [...(item.under?.flags ?? []), flag], blank },
});

/** Marks a price, a stock or a sales count: only verified members see it. */
export const priced = <T>(item: Codec<T | undefined>): Codec<T | undefined> => under('prices', item, undefined);

export type Value = string | number;

export function oneOf<T extends Value>(values: readonly T[], raw: unknown): T | undefined {
  const spelled = raw === true ? '1' : raw === false || isNothing(raw) ? '0' : typeof raw === 'object' ? '' : `${raw}`;
  return values.find((value) => String(value) === spelled);
}

export const writeValue = (value: Value | undefined, { pick }: Spelling): unknown =>
  /^\d+$/.test(String(value)) ? pick(String(value), Number(value)) : value;

/** One of the known values. Numbers and digits as text are the same. A parameter that a client leaves out is 0, where 0 is known. */
export const choice = <const T extends Value>(values: readonly T[]): Codec<T> => ({
  is: `one of ${values.join(', ')}`,
  ...(values.some((value) => String(value) === '0') && { mayMiss: true as const }),
  read(raw, at) {
    const value = isNothing(raw) && !at.verbatim ? undefined : oneOf(values, raw);
    return value ?? refuse(raw, at, this.is);
  },
  write: writeValue,
});

/** Named codecs: the fields of an object, or the parameters of a call. */
export type Fields = Readonly<Record<string, Codec<unknown>>>;

type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends TypeOf<F[K]> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

/** The type of an object with these fields. Fields that may be missing are optional. */
export type ShapeOf<F extends Fields> = Flat<
  { -readonly [K in Exclude<keyof F, OptionalKeys<F>>]: TypeOf<F[K]> } & {
    -readonly [K in OptionalKeys<F>]?: TypeOf<F[K]>;
  }
>;

/** An object. PHP sends an empty object as []. Unknown fields are ignored. */
export const shape = <const F extends Fields>(fields: F): Codec<ShapeOf<F>> & { readonly fields: F } => ({
  is: 'object',
  fields,
  read(raw, at) {
    const source = readable(raw, at);
    const read: Record<string, unknown> = {};
    for (const [key, codec] of Object.entries(fields)) {
      const value = codec.read(source[key], into(at, key));
      if (value !== undefined) read[key] = value;
    }
    return read as ShapeOf<F>;
  },
  write(value, spelling) {
    const written: Record<string, unknown> = {};
    for (const [key, codec] of Object.entries(fields)) {
      if (codec.assumed && spelling.bare) continue;
      const each = codec.write((value as Record<string, unknown>)[key], spelling);
      if (each !== undefined) written[key] = each;
    }
    if (Object.keys(written).length === 0) return spelling.pick({}, []);
    return spelling.pick(written, { ...written, _unknown: 'x' });
  },
});

export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function readable(raw: unknown, at: At): Record<string, unknown> {
  if (isObject(raw)) return raw;
  if (isEmptyList(raw)) return {};
  return deviate(raw, at, 'object', {});
}
