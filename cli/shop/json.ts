/** Parses JSON, which PHP may put between byte order marks; undefined for anything else. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse((text ?? '').trim());
  } catch {
    return undefined;
  }
}

/** Undefined for anything but an object. */
export const fieldsOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** Of an own field alone: a shop or a file may name one that every object inherits, such as `constructor`. */
export const own = <T>(all: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  all && Object.hasOwn(all, name) ? all[name] : undefined;

/** A value in data that is no list and no object, and the name of its field; an item of a list has that of its list. */
export interface Leaf {
  readonly name: string;
  readonly value: unknown;
  /** The fields of its object. */
  readonly beside: readonly string[];
}

export function leavesOf(value: unknown, name = '', beside: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ name, value, beside }];
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, name, beside));
  const names = Object.keys(value);
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, key, names));
}
