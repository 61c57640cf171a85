/** Conditions on an answer, as they are written on a command line: `data.0.status.status=3`, `paid`, `data.length>0`. */
import { Fault } from '#cli/text/fault.ts';
import { say } from './dictionary.ts';

export interface Condition {
  readonly written: string;
  holds(answer: unknown): boolean;
  /** The values it looks at, for whoever waits. */
  seen(answer: unknown): readonly unknown[];
}

const FORM = /^\s*(!?)([\w$*-]+(?:\.[\w$*-]+)*)\s*(?:(!=|>=|<=|==|=|>|<|~)\s*(.*?))?\s*$/s;

/** Reads a condition; a usage fault says how one is written. */
export function conditionOf(written: string): Condition {
  const [, not, path, operator, value = ''] = FORM.exec(written) ?? [];
  if (path === undefined || (not === '!' && operator !== undefined)) {
    throw new Fault('usage', say.badCondition(written), { next: say.conditionForm });
  }
  const seen = (answer: unknown) => found(answer, path.split('.'));
  const test = operator === undefined ? isThere : tests[operator];
  return {
    written,
    seen,
    holds(answer) {
      const values = seen(answer);
      if (not === '!') return !values.some((each) => isThere(each));
      if (operator === '!=') return values.every((each) => !equal(each, value));
      return values.some((each) => test?.(each, value) === true);
    },
  };
}

function found(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.values(value).flatMap((each) => found(each, rest));
  const next: unknown = Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
  return next === undefined ? [] : found(next, rest);
}

/** What counts as not there, in any spelling that an answer may keep. */
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

const tests: Readonly<Record<string, (value: unknown, wanted: string) => boolean>> = {
  '=': equal,
  '==': equal,
  '>': compare((difference) => difference > 0),
  '>=': compare((difference) => difference >= 0),
  '<': compare((difference) => difference < 0),
  '<=': compare((difference) => difference <= 0),
  '~': (value, wanted) => String(value).includes(wanted),
};
