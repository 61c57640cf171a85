/** Conditions on an answer: `data[0].status.status=3`, `paid`, `data.length>0`, `every data[*].goods_number>0`. */
import { Fault } from '#cli/text/fault.ts';
import { nearest } from '#cli/text/nearest.ts';
import { typeWords } from '#cli/text/type-words.ts';
import type { Call } from '#shared/contract/call.ts';
import { say } from './dictionary.ts';

export type Condition = ReturnType<typeof conditionOf>;

interface Lacking {
  readonly row: unknown;
  readonly value: unknown;
  readonly count: number;
  readonly of: number;
}

const FORM = /^\s*(every\s+)?(!?)([\w$*-]+(?:\.[\w$*-]+|\[[^\]]*\])*)\s*(?:(!=|>=|<=|==|=|>|<|~)\s*(.*?))?\s*$/s;

export function conditionOf(written: string) {
  const [, every, not, path, operator, value = ''] = FORM.exec(written) ?? [];
  if (
    path === undefined ||
    (not === '!' && operator !== undefined) ||
    !isRegExp((operator === '~' && PATTERN.exec(value)?.[1]) || '')
  ) {
    throw new Fault('usage', say.badCondition(written), { next: say.conditionForm });
  }
  const test = operator === undefined ? isThere : tests[operator];
  const holdsFor = (each: unknown) => test?.(each, value) === true;
  return {
    written,
    path,
    operator,
    value,
    /** The field must not be there. */
    isAbsent: not === '!',
    /** `>= 2`; '' if the field only has to be there. */
    wanted: operator === undefined ? '' : `${every ?? ''}${operator} ${value}`,
    seen: (answer: unknown) => valuesAt(answer, path),
    /** Of `every`: the first item that does not have it, with its value, and how many do not. */
    lacking(answer: unknown): Lacking | undefined {
      if (every === undefined || !path.includes('*')) return undefined;
      const parts = partsOf(path);
      const last = parts.lastIndexOf('*') + 1;
      const rows = follow(answer, parts.slice(0, last)).map((row) => ({ row, values: follow(row, parts.slice(last)) }));
      const off = rows.filter(({ values }) => values.length === 0 || !values.every(holdsFor));
      return off[0] && { row: off[0].row, value: off[0].values[0], count: off.length, of: rows.length };
    },
    holds(answer: unknown): boolean {
      const values = valuesAt(answer, path);
      if (not === '!') return !values.some((each) => isThere(each));
      // What is not there was not checked.
      if (every !== undefined || operator === '!=') return values.length > 0 && values.every(holdsFor);
      return values.some(holdsFor);
    },
  };
}

/** The values at a path: dots or brackets go deeper, `*` is any item, `[name=value]` the items that have it, `[-1]` the last. */
export const valuesAt = (answer: unknown, path: string): readonly unknown[] => follow(answer, partsOf(path));

/** The value at a path; a list of values if the path has `*`. */
export function valueAt(answer: unknown, path: string): unknown {
  const values = valuesAt(answer, path);
  return path.includes('*') ? values : values[0];
}

const partsOf = (path: string): readonly string[] =>
  path.split(/\.(?![^[]*\])|(?=\[)/).flatMap((part) => part.replace(/^\[(.*)\]$/s, '$1') || []);

/** Throws a usage fault for a condition that no answer of the call can fulfil: of an unknown field, or a value of another type. */
export function checkCondition({ path: call, answer }: Call, { path, operator, value }: Condition): void {
  let at: object | undefined = answer;
  for (const name of partsOf(path)) {
    if (at && 'holds' in at) at = at.holds as object;
    else if (at && 'fields' in at) {
      const fields = at.fields as Readonly<Record<string, object>>;
      if (!Object.hasOwn(fields, name)) {
        throw new Fault('usage', say.noSuchField(call, name), { next: say.fields(likely(name, fields).join(', ')) });
      }
      at = fields[name];
    } else return;
  }
  const is = at && 'is' in at ? String(at.is).replace(/, if any$/, '') : '';
  if (operator === undefined || operator === '~' || value.includes('${') || (takes[is] ?? isAny)(value)) return;
  throw new Fault('usage', say.wrongValue(path, value, typeWords(is)));
}

/** All names, the likeliest first: `data.status` for `status`, `status` for `state`. */
function likely(name: string, fields: Readonly<Record<string, object>>): readonly string[] {
  const inside = Object.entries(fields).flatMap(([around, codec]) => {
    const [row, place] = 'holds' in codec ? [codec.holds as object, `${around}[*]`] : [codec, around];
    return 'fields' in row && Object.hasOwn(row.fields as object, name) ? [`${place}.${name}`] : [];
  });
  const names = Object.keys(fields);
  return [...new Set([...inside, ...nearest(name, names), ...names])];
}

const isAny = () => true;
const isNumber = (value: string): boolean => value.trim() !== '' && !Number.isNaN(Number(value));
/** Which values a type can be compared with. */
const takes: Readonly<Record<string, (value: string) => boolean>> = {
  flag: (value) => [...TRUE, ...FALSE].includes(value),
  'whole number': isNumber,
  counter: isNumber,
  number: isNumber,
  'amount of yuan': isNumber,
  'amount of yuan, which may be negative': isNumber,
  time: isNumber,
};

function follow(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return value === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.values(value).flatMap((each) => follow(each, rest));
  const [, key, wanted] = /^(\w+)=(.*)$/s.exec(name) ?? [];
  if (key !== undefined) {
    const having = Object.values(value).filter((item) => String((item as Fields | null)?.[key]) === wanted);
    return having.flatMap((each) => follow(each, rest));
  }
  if (name === '-1' && Array.isArray(value)) return follow(value.at(-1), rest);
  return Object.hasOwn(value, name) ? follow((value as Fields)[name], rest) : [];
}
type Fields = Readonly<Record<string, unknown>>;

const NOT_THERE: readonly unknown[] = [null, '', false, 0, '0'];
const isThere = (value: unknown): boolean => !NOT_THERE.includes(value);

const TRUE = ['true', '1'];
const FALSE = ['false', '0'];

function equal(value: unknown, wanted: string): boolean {
  if (typeof value === 'boolean') return (value ? TRUE : FALSE).includes(wanted);
  if (typeof value === 'number') return wanted.trim() !== '' && Number(wanted) === value;
  return String(value) === wanted;
}

const compare =
  (holds: (difference: number) => boolean) =>
  (value: unknown, wanted: string): boolean => {
    const difference = Number(value) - Number(wanted);
    return wanted !== '' && !Number.isNaN(difference) && holds(difference);
  };

/** `/…/` is a pattern, anything else a part. */
const PATTERN = /^\/(.*)\/$/s;

function like(value: unknown, wanted: string): boolean {
  const pattern = PATTERN.exec(wanted)?.[1];
  return pattern === undefined ? String(value).includes(wanted) : new RegExp(pattern, 'u').test(String(value));
}

/** A pattern with `${name}` is checked once that has a value. */
export function isRegExp(pattern: string): boolean {
  if (pattern.includes('${')) return true;
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

const tests: Readonly<Record<string, (value: unknown, wanted: string) => boolean>> = {
  '=': equal,
  '==': equal,
  '!=': (value, wanted) => !equal(value, wanted),
  '>': compare((difference) => difference > 0),
  '>=': compare((difference) => difference >= 0),
  '<': compare((difference) => difference < 0),
  '<=': compare((difference) => difference <= 0),
  '~': like,
};
