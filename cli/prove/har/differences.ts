/** Differences between two answers: envelope, fields and their types. Changed values are only counted. */

export interface Difference {
  /** `[]` is any item of a list. */
  readonly path: string;
  readonly kind: 'envelope' | 'missing' | 'extra' | 'retyped';
  readonly was: string;
  readonly is: string;
}

const ENVELOPE = ['success', 'error', 'need_login'];

export function differences(before: unknown, now: unknown): Difference[] {
  return [...envelope(before, now), ...fields(kindsIn(before), kindsIn(now))];
}

function envelope(before: unknown, now: unknown): Difference[] {
  return ENVELOPE.flatMap((path) => {
    const [was, is] = [spelled(before, path), spelled(now, path)];
    return was === is ? [] : [{ path, kind: 'envelope' as const, was, is }];
  });
}

/** "1", 1 and true are one; nothing, "" and 0 are another. */
function spelled(answer: unknown, name: string): string {
  const value = (answer as Readonly<Record<string, unknown>> | null)?.[name];
  if (value === true) return '1';
  return value === undefined || value === null || value === false || value === '' ? '0' : String(value);
}

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

function fields(before: Kinds, now: Kinds): Difference[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].filter((path) => !ENVELOPE.includes(path));
  return paths.flatMap((path) => {
    const [was, is] = [before.get(path), now.get(path)];
    if (was && is) return retyped(path, was, is);
    const around = parentOf(path);
    // An empty list has no fields to compare.
    if (path.endsWith('[]') || (around !== '' && (!before.has(around) || !now.has(around)))) return [];
    const kind = was ? ('missing' as const) : ('extra' as const);
    return [{ path, kind, was: words(was), is: words(is) }];
  });
}

function retyped(path: string, was: ReadonlySet<string>, is: ReadonlySet<string>): Difference[] {
  const told = (kinds: ReadonlySet<string>) => [...kinds].filter((kind) => kind !== 'nothing');
  const [one, other] = [told(was), told(is)];
  if (one.length === 0 || other.length === 0 || one.some((kind) => is.has(kind))) return [];
  return [{ path, kind: 'retyped', was: words(was), is: words(is) }];
}

const words = (kinds: ReadonlySet<string> | undefined): string => (kinds ? [...kinds].sort().join(' or ') : 'nothing');
const parentOf = (path: string): string => (path.endsWith('[]') ? path.slice(0, -2) : path.replace(/\.?[^.]+$/, ''));

/** The types of the values at each path. */
function kindsIn(value: unknown): Kinds {
  const found = new Map<string, Set<string>>();
  const visit = (raw: unknown, path: string) => {
    const each = asList(raw);
    if (path !== '') found.set(path, (found.get(path) ?? new Set()).add(kindOf(each)));
    if (Array.isArray(each)) for (const item of each) visit(item, `${path}[]`);
    else if (typeof each === 'object' && each !== null) {
      for (const [name, field] of Object.entries(each)) visit(field, path === '' ? name : `${path}.${name}`);
    }
  };
  visit(value, '');
  return found;
}

/** A list with holes comes as an object keyed by number. */
function asList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
}

/** PHP's types: numbers may be text, and nothing has many spellings. */
function kindOf(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number' || typeof value === 'boolean') return 'number';
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? 'number' : 'text';
  return 'object';
}

export function changedValues(before: unknown, now: unknown): number {
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) {
    return before === now ? 0 : 1;
  }
  const other = now as Readonly<Record<string, unknown>>;
  const kept = Object.entries(before).filter(([name]) => name in other);
  return kept.reduce((sum, [name, value]) => sum + changedValues(value, other[name]), 0);
}
