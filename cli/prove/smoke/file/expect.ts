/** What a scenario file can expect of a value: a plain value, or operators that all have to hold. */
import type { Words } from '#cli/text/words.ts';
import { shown } from '../check.ts';
import { type OperatorName, operatorWords, say } from '../dictionary.ts';

/** What is expected, when it does not hold, in the operators of the file; undefined when it does. */
export function unmet(got: unknown, expected: unknown): Words | undefined {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) {
    return same(got, expected) ? undefined : shown(expected);
  }
  for (const [name, operand] of Object.entries(expected)) {
    if (!isOperator(name)) return say.noOperatorOf(name, Object.keys(operators).join(', '));
    if (operators[name](got, operand)) continue;
    const [zh, en] = operatorWords[name];
    const value = shown(operand);
    return [`${zh} ${value[0]}`, `${en} ${value[1]}`];
  }
  return undefined;
}

type Operator = (got: unknown, operand: unknown) => boolean;

const numbers =
  (holds: (got: number, operand: number) => boolean): Operator =>
  (got, operand) =>
    typeof got === 'number' && typeof operand === 'number' && holds(got, operand);
const sizeOf = (got: unknown): number | undefined =>
  Array.isArray(got) || typeof got === 'string' ? got.length : undefined;

const isOperator = (name: string): name is OperatorName => name in operators;

const operators: Readonly<Record<OperatorName, Operator>> = {
  equals: (got, operand) => same(got, operand),
  not: (got, operand) => !same(got, operand),
  least: numbers((got, operand) => got >= operand),
  most: numbers((got, operand) => got <= operand),
  above: numbers((got, operand) => got > operand),
  below: numbers((got, operand) => got < operand),
  in: (got, operand) => Array.isArray(operand) && operand.some((each) => same(got, each)),
  contains: (got, operand) =>
    typeof got === 'string'
      ? got.includes(String(operand))
      : Array.isArray(got) && got.some((each) => same(each, operand)),
  matches: (got, operand) => typeof got === 'string' && new RegExp(String(operand), 'u').test(got),
  length: (got, operand) => unmet(sizeOf(got), operand) === undefined,
  exists: (got, operand) => (got !== undefined && got !== null && got !== '') === operand,
  every: (got, operand) => Array.isArray(got) && got.every((each) => unmet(each, operand) === undefined),
  some: (got, operand) => Array.isArray(got) && got.some((each) => unmet(each, operand) === undefined),
};

/** The operators, for whoever reads the help. */
export const OPERATORS = Object.keys(operators);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
