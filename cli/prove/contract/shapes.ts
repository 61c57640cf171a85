/** Shapes of answers, and their differences: what replaying and comparing two environments have in common. */
import { own } from '#cli/shop/json.ts';

/** The kinds of the values at each path; `[]` is any item of a list. It holds no value, so nothing of a member. */
export type Shape = Readonly<Record<string, readonly string[]>>;

export interface ShapeDifference {
  readonly path: string;
  /** respelled: `1` for `"1"` · emptied: another spelling of nothing · reordered: the fields come in another order. */
  readonly kind: 'missing' | 'extra' | 'retyped' | 'respelled' | 'emptied' | 'reordered';
  readonly was: string;
  readonly is: string;
}

/** `isHidden` tells the text that stands for a value which a recording hides. */
export function shapeOf(value: unknown, isHidden: IsHidden = () => false): Shape {
  const found = new Map<string, Set<string>>();
  const visit = (raw: unknown, path: string) => {
    if (path !== '') found.set(path, (found.get(path) ?? new Set()).add(kindOf(raw, isHidden)));
    const each = asList(raw);
    if (Array.isArray(each)) for (const item of each) visit(item, `${path}[]`);
    else if (typeof each === 'object' && each !== null) {
      for (const [name, field] of Object.entries(each)) visit(field, path === '' ? name : `${path}.${name}`);
    }
  };
  visit(value, '');
  return Object.fromEntries([...found].map(([path, kinds]) => [path, [...kinds].sort()]));
}

/** A list with holes comes as an object keyed by number. */
export function asList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
}

/** What PHP does not tell apart, by how it is written. */
const COARSE: Readonly<Record<string, string>> = {
  null: 'nothing',
  'empty text': 'nothing',
  'empty list': 'nothing',
  boolean: 'number',
  'number as text': 'number',
  'numbered object': 'list',
};

type IsHidden = (text: string) => boolean;

function kindOf(value: unknown, isHidden: IsHidden): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list';
  if (typeof value === 'object') return asList(value) === value ? 'object' : 'numbered object';
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty text';
  if (isHidden(value)) return HIDDEN_VALUE;
  return /^-?\d+(\.\d+)?$/.test(value) ? 'number as text' : 'text';
}

export function shapeDifferences(before: Shape, now: Shape): ShapeDifference[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const fields = paths.flatMap((path): ShapeDifference[] => {
    const [was, is] = [own(before, path), own(now, path)];
    if (was && is) return changed(path, was, is);
    const around = parentOf(path);
    // An empty list has no fields to compare.
    if (path.endsWith('[]') || (around !== '' && !(own(before, around) && own(now, around)))) return [];
    return [{ path, kind: was ? 'missing' : 'extra', was: words(was), is: words(is) }];
  });
  return [...fields, ...reordered(Object.keys(before), Object.keys(now))];
}

/** A value that is empty here and full there is a difference of data. */
function changed(path: string, was: readonly string[], is: readonly string[]): ShapeDifference[] {
  const coarse = (kinds: readonly string[]) => kinds.map((kind) => COARSE[kind] ?? kind);
  const full = (kinds: readonly string[]) => kinds.filter((kind) => COARSE[kind] !== 'nothing');
  const apart = (one: readonly string[], other: readonly string[]) =>
    !one.some((kind) => other.includes(kind)) && !mayBe(one, other) && !mayBe(other, one);
  const told = { path, was: words(was), is: words(is) };
  const [one, other] = [full(was), full(is)];
  if (one.length === 0 && other.length === 0) return apart(was, is) ? [{ ...told, kind: 'emptied' }] : [];
  if (one.length === 0 || other.length === 0) return [];
  if (apart(coarse(one), coarse(other))) return [{ ...told, kind: 'retyped' }];
  return apart(one, other) ? [{ ...told, kind: 'respelled' }] : [];
}

/** The kind of a value that a recording hides. Any single value may be hidden, a list or an object never is as a whole. */
const HIDDEN_VALUE = 'hidden';
const WHOLE = ['list', 'numbered object', 'object'];
const mayBe = (kinds: readonly string[], others: readonly string[]): boolean =>
  kinds.includes(HIDDEN_VALUE) && others.some((kind) => !WHOLE.includes(kind));

/** The fields of one object, by its path. Rows of a list have their fields in the order of their data. */
function reordered(before: readonly string[], now: readonly string[]): ShapeDifference[] {
  const around = new Set(before.map(parentOf).filter((path) => !path.includes('[]')));
  return [...around].flatMap((path): ShapeDifference[] => {
    const fieldsIn = (paths: readonly string[], beside: readonly string[]) =>
      paths
        .filter((each) => parentOf(each) === path && beside.includes(each))
        .map((each) => each.slice(path.length).replace(/^\./, ''));
    const [was, is] = [fieldsIn(before, now), fieldsIn(now, before)];
    const first = was.findIndex((name, at) => name !== is[at]);
    return first < 0 ? [] : [{ path, kind: 'reordered', was: fewFrom(was, first), is: fewFrom(is, first) }];
  });
}

/** So many names tell what moved. */
const FEW = 4;
const fewFrom = (names: readonly string[], first: number): string =>
  [...(first > 0 ? ['…'] : []), ...names.slice(first, first + FEW), ...(names.length > first + FEW ? ['…'] : [])].join(
    ' ',
  );

const words = (kinds: readonly string[] | undefined): string => (kinds ? kinds.join(' or ') : 'nothing');
const parentOf = (path: string): string => (path.endsWith('[]') ? path.slice(0, -2) : path.replace(/\.?[^.]+$/, ''));
