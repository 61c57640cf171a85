/** Fills `${name}` in what a scenario file sends or expects, and takes values out of answers by their path. */

/** Named values of one walk. */
export type Bag = Map<string, unknown>;

/** A name that nothing has given a value. */
export class NoSuchValue extends Error {
  override readonly name = 'NoSuchValue';
  constructor(readonly wanted: string) {
    super(`no value is called ${wanted}`);
  }
}

/** The same with every `${name}` replaced; a text that is nothing else takes the value as it is. */
export function filled(value: unknown, bag: Bag): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, bag));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, bag)]));
  }
  if (typeof value !== 'string') return value;
  const whole = /^\$\{(\w+)\}$/.exec(value)?.[1];
  if (whole !== undefined) return named(whole, bag);
  return value.replace(/\$\{(\w+)\}/g, (_, name: string) => String(named(name, bag)));
}

function named(name: string, bag: Bag): unknown {
  if (!bag.has(name)) throw new NoSuchValue(name);
  return bag.get(name);
}

/**
 * What stands at a path such as `data[0].goods_id`, `data.length`, `data[*].lx` or `data[goods_id=7].cart_id`, which is of
 * the first item with that value; undefined where nothing does.
 */
export function valueAt(answer: unknown, path: string): unknown {
  const parts = path.split(/\.|(?=\[)/).filter((part) => part !== '');
  return follow(answer, parts);
}

function follow(value: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined) return value;
  if (part === '[*]') return Array.isArray(value) ? value.map((each) => follow(each, rest)) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const index = /^\[(-?\d+)\]$/.exec(part)?.[1];
  if (index !== undefined) return Array.isArray(value) ? follow(value.at(Number(index)), rest) : undefined;
  const [, key, wanted] = /^\[(\w+)=(.*)\]$/.exec(part) ?? [];
  if (key !== undefined) return Array.isArray(value) ? follow(itemWith(value, key, wanted), rest) : undefined;
  return follow((value as Readonly<Record<string, unknown>>)[part], rest);
}

const itemWith = (list: readonly unknown[], key: string, wanted: string | undefined): unknown =>
  list.find((item) => String((item as Readonly<Record<string, unknown>> | null)?.[key]) === wanted);
