/** Where the values that a visit sent came from: what an earlier answer brought is taken from there again. */
import type { Plain, Visit } from './visits.ts';

/** How a scenario file spells a named value. */
export const use = (name: string): string => `\${${name}}`;

interface Known {
  readonly name: string;
  readonly field: string;
}

export interface Captures {
  /** A reference to what an earlier answer brought; undefined for a value that none did. */
  reference(value: string, field: string, before: readonly Visit[]): string | undefined;
}

/** Remembers what was captured, so that one value has one name. */
export function createCaptures(): Captures {
  const taken = new Map<string, Known[]>();
  const names = new Set<string>();
  const sent = new Set<string>();
  const nameOf = (value: string): string | undefined => taken.get(value)?.[0]?.name;
  return {
    reference(value, field, before) {
      const known = taken.get(value)?.find((each) => each.field === field || value.length >= SURE);
      if (known) return use(known.name);
      const wasSent = (each: string) => each !== value && sent.has(each);
      const pathOf = (steps: readonly Step[]) => spelledOut(steps, wasSent, nameOf);
      const source = sourceOf(value, field, before, pathOf);
      sent.add(value);
      if (!source) return undefined;
      const { visit, path } = source;
      const name = freeName(field === '' ? 'value' : field, names);
      names.add(name);
      taken.set(value, [...(taken.get(value) ?? []), { name, field }]);
      visit.capture[name] = /chit|token|seal/.test(field) ? path : { path, shown: true };
      return use(name);
    },
  };
}

/** From this length on the same value is the same thing, whatever its field is called. */
const SURE = 5;

/** A place in a list is the least sure of all, for another member's list may be another one; then a short path is better. */
const unsure = (path: string): number => (path.match(/\[\d+\]/g) ?? []).length * 100 + path.split('.').length;

/** One step of a path: a field, or an item of a list with the list around it. */
interface Step {
  readonly name: string;
  readonly list?: readonly unknown[];
}

interface Leaf {
  readonly field: string;
  readonly steps: readonly Step[];
}

/** The latest answer that brought it: under the name that it is sent by, or else under another one. */
function sourceOf(value: string, field: string, before: readonly Visit[], pathOf: (steps: readonly Step[]) => string) {
  for (const sameName of [true, false]) {
    for (const visit of before.toReversed()) {
      const fitting = leavesOf(visit.answer, value).filter((leaf) =>
        sameName ? leaf.field === field : value.length >= SURE || /_(id|sn)$/.test(leaf.field),
      );
      const [best] = fitting.map(({ steps }) => pathOf(steps)).sort((one, other) => unsure(one) - unsure(other));
      if (best !== undefined) return { visit, path: best };
    }
  }
  return undefined;
}

function leavesOf(answer: unknown, wanted: string): Leaf[] {
  const found: Leaf[] = [];
  const look = (value: unknown, field: string, steps: readonly Step[]) => {
    if (value === wanted) found.push({ field, steps });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      const step = Array.isArray(value) ? { name, list: value } : { name };
      look(each, Array.isArray(value) ? field : name, [...steps, step]);
    }
  };
  look(answer, '', []);
  return found;
}

type Named = (value: string) => string | undefined;

const spelledOut = (steps: readonly Step[], wasSent: (value: string) => boolean, nameOf: Named): string =>
  steps
    .map((step) => spelled(step, wasSent, nameOf))
    .join('')
    .replace(/^\./, '');

/**
 * A field by its name; an item of a list by an id that the visit had sent before, where only one item has it, for another
 * member's list may be in another order; or else by its place.
 */
function spelled({ name, list }: Step, wasSent: (value: string) => boolean, nameOf: Named) {
  if (!list) return `.${name}`;
  const item = list[Number(name)];
  const fields = typeof item === 'object' && item !== null ? Object.entries(item as Plain) : [];
  const telling = fields.find(
    ([key, value]) =>
      /_(id|sn)$/.test(key) &&
      typeof value === 'string' &&
      /^\w+$/.test(value) &&
      wasSent(value) &&
      list.filter((each) => (each as Plain | null)?.[key] === value).length === 1,
  );
  if (!telling) return `[${name}]`;
  const [key, value] = telling as [string, string];
  const named = nameOf(value);
  return `[${key}=${named === undefined ? value : use(named)}]`;
}

function freeName(base: string, names: ReadonlySet<string>): string {
  if (!names.has(base)) return base;
  for (let at = 2; ; at += 1) if (!names.has(`${base}${at}`)) return `${base}${at}`;
}
