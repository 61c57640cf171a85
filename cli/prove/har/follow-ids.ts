/**
 * Ids of a recording, and what stands for them today: an answer of the recording beside the same answer now. So a replay goes
 * on with the line, the order or the address of the shop that it asks.
 */
import { randomUUID } from 'node:crypto';
import { fieldsOf, jsonOf, own } from '#cli/shop/json.ts';
import { asList } from '../contract/shapes.ts';

type Pair = readonly [name: string, value: string];

/** Parameters that carry ids of another name, some comma-joined. */
const CARRIES: Readonly<Record<string, string>> = {
  buy_list: 'cart_id',
  id_list: 'cart_id',
  order_ids: 'order_id',
  fast_buy: 'goods_id',
};

/**
 * What may be taken for one another: of what stands in the same place of a list, only what a person would choose anew; of a
 * row that is about the same goods, all but its order; else all. An order that only stands in the same place is another one.
 */
const CHOSEN = ['goods_id', 'address_id', 'cat_id', 'brand_id', 'article_id'];
const trust = {
  place: (name: string) => CHOSEN.includes(name),
  goods: (name: string) => !ORDER.includes(name),
  all: () => true,
};
type Trust = keyof typeof trust;

const ORDER = ['order_id', 'order_sn'];
/** The ids that tell a row. Others, as of its brand, are of many rows. */
const OF_ROW = [...ORDER, 'cart_id', 'goods_id'];

/** The key of an order: with the recording's own the shop would answer the order of then. */
const ONCE = 'once';

/** `seal` is what a checkout hands on to its order. */
const isId = (name: string): boolean => /_(id|sn)$|^seal$/.test(name);
const keyOf = (name: string, value: unknown): string => `${own(CARRIES, name) ?? name} ${value}`;

export function createIds() {
  /** Brought by answers of the recording. */
  const recorded = new Set<string>();
  /** Of them, what stands for each today; itself, where today's answers have it, too. */
  const today = new Map<string, string>();

  /** Elsewhere the number of an order or a line may be another's by chance; goods and addresses are what a person would choose. */
  function learn(before: unknown, now: unknown, isElsewhere: boolean): void {
    for (const key of idsIn(now)) {
      const [name = '', id = ''] = key.split(' ');
      if (!today.has(key) && (!isElsewhere || CHOSEN.includes(name))) today.set(key, id);
    }
    match(before, now, '', 'all');
    for (const key of idsIn(before)) recorded.add(key);
  }
  function match(before: unknown, now: unknown, name: string, by: Trust): void {
    const [was, is] = [asList(before), asList(now)];
    if (Array.isArray(was) && Array.isArray(is)) {
      for (const [at, row] of was.entries()) {
        const same = sameRow(row, is);
        if (same) match(row, same.row, name, same.by);
        // A row that is known from before is none of those.
        else if (!idsIn(row).some((key) => recorded.has(key))) match(row, is[at], name, 'place');
      }
      return;
    }
    const [fields, others] = [fieldsOf(was), fieldsOf(is)];
    if (fields && others) for (const [key, each] of Object.entries(fields)) match(each, others[key], key, by);
    else if (isId(name) && isValue(was) && isValue(is) && trust[by](name)) {
      if (by !== 'place' || !today.has(keyOf(name, was))) today.set(keyOf(name, was), String(is));
    }
  }
  /** The only row of today that is about the same order, line or goods. */
  function sameRow(
    before: unknown,
    rows: readonly unknown[],
  ): { readonly row: unknown; readonly by: Trust } | undefined {
    const fields = fieldsOf(before) ?? {};
    for (const name of OF_ROW) {
      const wanted = isValue(fields[name]) ? today.get(keyOf(name, fields[name])) : undefined;
      const found = wanted === undefined ? [] : rows.filter((each) => String(fieldsOf(each)?.[name]) === wanted);
      if (found.length === 1) return { row: found[0], by: name === 'goods_id' ? 'goods' : 'all' };
    }
    return undefined;
  }
  /** What stands for the value; itself where nothing is known to. */
  const follow = (name: string, value: string): string => {
    if (name === ONCE && !today.has(keyOf(name, value))) today.set(keyOf(name, value), randomUUID());
    return value
      .split(',')
      .map((each) => today.get(keyOf(name, each)) ?? each)
      .join(',');
  };
  const body = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => body(name, each));
    const fields = fieldsOf(value);
    if (fields) return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, body(key, each)]));
    const followed = isValue(value) ? follow(name, String(value)) : value;
    return typeof value === 'number' && /^\d+$/.test(String(followed)) ? Number(followed) : followed;
  };
  return {
    learn,
    pairs: (pairs: readonly Pair[]): Pair[] => pairs.map(([name, value]) => [name, follow(name, value)]),
    body(text: string): string {
      const json = jsonOf(text);
      return json === undefined ? text : JSON.stringify(body('', json));
    },
    /** The first id in the request that an answer of the recording brought, and none of today. */
    lost(pairs: readonly Pair[], text: string): string | undefined {
      const sent = [
        ...pairs.flatMap(([name, value]) => value.split(',').map((each) => keyOf(name, each))),
        ...idsIn(jsonOf(text)),
      ];
      return sent.find((key) => recorded.has(key) && !today.has(key));
    },
  };
}

const isValue = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && !/^0?$/.test(String(value));

/** All ids in data, each with its name. */
function idsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => idsIn(each, Array.isArray(value) ? name : key));
  }
  if (!isValue(value) || !(isId(name) || Object.hasOwn(CARRIES, name))) return [];
  return String(value)
    .split(',')
    .map((each) => keyOf(name, each));
}
