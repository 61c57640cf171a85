/** Codecs of what only pages behind home read: the first load does without them. */
import { webAddress } from './web-address.ts';
import {
  type Codec,
  deviate,
  fen,
  flag,
  into,
  isEmptyList,
  isExact,
  isNoItems,
  isNothing,
  isObject,
  known,
  note,
  number,
  oneOf,
  readFen,
  readItem,
  refuse,
  rows,
  type ShapeOf,
  shape,
  text,
  type Value,
  WITHOUT_WIDTH,
  writeValue,
} from './wire.ts';

/** A number that is never below `least`; a lower one cannot be read. */
export const atLeast = (least: number, item: Codec<number>): Codec<number> => ({
  ...item,
  is: `${item.is} of at least ${least}`,
  read(raw, at) {
    const value = item.read(raw, at);
    return value >= least ? value : refuse(raw, at, this.is);
  },
});

/** Money that may be negative: a balance, its changes, a payment that was returned. */
export const signedFen: Codec<number | undefined> = {
  ...fen,
  is: 'amount of yuan, which may be negative',
  read(raw, at) {
    const amount = readFen(raw);
    return amount < 0 && isExact(amount) ? amount : fen.read(raw, at);
  },
};

/** A decimal number that is not money: a ratio, a rate, an average. */
export const ratio: Codec<number> = {
  is: 'number',
  read(raw, at) {
    return (number(raw) ?? refuse(raw, at, this.is)) || 0;
  },
  write: (value, { pick }) => pick(String(value), value),
};

/** Words that are searched for, wherever they come from: without characters that nobody sees and no goods has. */
export const searchedWords: Codec<string> = {
  ...text,
  write: (value, how) => text.write(value.replace(WITHOUT_WIDTH, '').trim(), how),
};

/** Text that an act depends on: a kind, a key, a seal. It may be empty. */
export const word: Codec<string> = {
  ...text,
  unreadable: undefined,
  read: (raw, at) =>
    typeof raw === 'string' || (typeof raw === 'number' && isExact(raw))
      ? text.read(raw, at)
      : refuse(raw, at, text.is),
};

/** Text of a row that is nothing without it: blank text cannot be read. */
export const filled: Codec<string> = {
  ...text,
  unreadable: undefined,
  once: true,
  read(raw, at) {
    const read = text.read(raw, at);
    return read.trim() === '' ? refuse(raw, at, 'text that is not blank') : read;
  },
};

/** The address of a picture in a list of pictures: a blank one is none. */
export const picture: Codec<string> = {
  ...webAddress,
  unreadable: undefined,
  read(raw, at) {
    return webAddress.read(raw, at) || refuse(raw, at, this.is);
  },
};

/** A list beside the subject, of which a screen tells "none": undefined where it is missing, or came without a readable row. */
export const knownRows = <T>(many: Codec<T[]>): Codec<T[] | undefined> =>
  known({
    ...many,
    read(raw, at) {
      const found = many.read(raw, at);
      return found.length === 0 && !isNoItems(raw) ? refuse(raw, at, many.is) : found;
    },
  });

/** A list that an act needs whole, such as the specifications of goods: it fails also when one row cannot be read. */
export const every = <T>(item: Codec<T>, by?: keyof T & string): Codec<T[]> => {
  const main = rows(item, by);
  return { ...main, read: (raw, at) => main.read(raw, { ...at, whole: true }) };
};

/** A line of goods. One without a name still counts and costs money, so that it is called by its number. */
export const calledById = <T extends { goods_id?: string | undefined; goods_name: string }, C extends Codec<T>>(
  line: C & Codec<T>,
): C => ({
  ...line,
  read(raw, at) {
    const read = line.read(raw, at);
    return read.goods_name ? read : { ...read, goods_name: `商品${read.goods_id ?? ''}` };
  },
});

/**
 * What a page is about: the product of a goods page. When it is missing or empty, decoding fails, also lenient decoding:
 * the defaults of its fields would tell what the server did not.
 */
export const required = <T extends object, C extends Codec<T>>(entry: C & Codec<T>): C => ({
  ...entry,
  read: (raw, at) => (isObject(raw) && Object.keys(raw).length > 0 ? entry.read(raw, at) : refuse(raw, at, entry.is)),
});

/** Values by key, of which an answer is about. PHP sends an empty map as []. As of `rows`, only the server says that there are none. */
export const map = <T>(item: Codec<T>): Codec<Record<string, T>> => ({
  is: `map of ${item.is}`,
  holds: item,
  read(raw, at) {
    if (raw === null || raw === '' || isEmptyList(raw)) return {};
    if (typeof raw !== 'object') return refuse(raw, at, this.is);
    const entries = Object.entries(raw as object);
    const found = entries.flatMap(([key, each]) => readItem(item, each, into(at, key)).map((value) => [key, value]));
    return found.length === 0 && entries.length > 0 ? refuse(raw, at, this.is) : Object.fromEntries(found);
  },
  write(values, spelling) {
    const entries = Object.entries(values).map(([key, value]) => [key, item.write(value, spelling)] as const);
    return entries.length === 0 ? spelling.pick({}, []) : Object.fromEntries(entries);
  },
});

/** A value that no document lists. */
const OWN = '9';

/** One of the known values. The documents say that any other means `otherwise`; a missing value means `absent`. */
export const otherwise = <const T extends Value>(values: readonly T[], otherwise: T, absent = otherwise): Codec<T> => ({
  unreadable: 'other',
  is: `one of ${values.join(', ')}`,
  read(raw, at) {
    if (raw === undefined) return deviate(raw, at, this.is, absent);
    return isNothing(raw) ? absent : (oneOf(values, raw) ?? otherwise);
  },
  /** A bare server sends a value of its own. */
  write: (value, spelling) => writeValue(spelling.bare && value === otherwise ? (OWN as T) : value, spelling),
});

/** A flag whose 1 means on. The documents say that any other value means off. */
export const onlyOne: Codec<boolean> = {
  unreadable: 'other',
  is: 'flag',
  read: (raw) => raw === true || raw === 1 || raw === '1' || raw === 'true',
  write: (value, spelling) => (spelling.bare && !value ? OWN : flag.write(value, spelling)),
};

/** A state: one of the known values. Any other, or a missing one, is undefined, because a default must not assert a state. */
export const state = <const T extends Value>(values: readonly T[]): Codec<T | undefined> => ({
  unreadable: 'known',
  is: `one of ${values.join(', ')}`,
  read(raw, at) {
    const value = isNothing(raw) ? undefined : oneOf(values, raw);
    return value ?? (raw === null || raw === '' ? undefined : note(raw, at, this.is));
  },
  write: writeValue,
});

/** An object with one field, which may also come as the bare value: `{ status: 3 }` or 3. */
export const inside = <const K extends string, T>(key: K, item: Codec<T>): Codec<ShapeOf<Record<K, Codec<T>>>> => {
  const whole = shape({ [key]: item } as Record<K, Codec<T>>);
  const isWhole = (raw: unknown) => raw === undefined || (typeof raw === 'object' && raw !== null);
  return { ...whole, read: (raw, at) => whole.read(isWhole(raw) ? raw : { [key]: raw }, at) };
};

/** The success value of a call with several outcomes (`success` 2 and 3 of the cart, document 1 §7). */
export const outcome = <const T extends number>(...values: readonly [1, ...T[]]): Codec<1 | T> => ({
  is: `success ${values.join(' or ')}`,
  read(raw, at) {
    const value = raw === true ? 1 : number(raw);
    return values.find((each) => each === value) ?? deviate<1 | T>(raw, at, this.is, 1);
  },
  write: (value, { pick }) => pick(value, String(value)),
});
