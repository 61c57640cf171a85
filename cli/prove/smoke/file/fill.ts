/** Fills `${name}` in what a scenario file sends or expects, and takes values out of answers by their path. */
import { valuesAt } from '#cli/prove/calling/condition.ts';

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

/** What stands at a path, as conditions write it; of a path with `*` all of them. */
export function valueAt(answer: unknown, path: string): unknown {
  const values = valuesAt(answer, path);
  return path.includes('*') ? values : values[0];
}
