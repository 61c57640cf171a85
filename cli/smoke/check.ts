/** Assertions that say what was asked, of which call and field, and by which rule. */
import type { Place } from '#cli/report/findings.ts';

/** What an assertion is about. */
export interface About {
  /** Script and act. */
  readonly call: string;
  /** Path of the field in the answer. */
  readonly field: string;
  /** The rule that it follows from, with its place in the documents. */
  readonly rule: string;
  /** Where a scenario file asks for it. */
  readonly at?: Place;
}

/** An assertion that did not hold. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  constructor(
    readonly about: About,
    readonly expected: string,
    readonly got: string,
  ) {
    super(`${about.call} ${about.field}: expected ${expected}, got ${got} (${about.rule})`);
  }
}

/** The value is exactly this. */
export function equal<T extends string | number | boolean>(about: About, got: T | undefined, expected: T): void {
  if (got !== expected) throw new CheckFailed(about, String(expected), String(got));
}

/** The value holds up; `expected` says in words what it should be. */
export function holds(about: About, ok: boolean, expected: string, got: unknown): void {
  if (!ok) throw new CheckFailed(about, expected, String(got));
}

/** The value is there. */
export function present<T>(about: About, got: T | undefined, expected: string): T {
  if (got === undefined) throw new CheckFailed(about, expected, 'nothing');
  return got;
}

/** The assertions of one call's step. */
export interface Checks {
  equal<T extends string | number | boolean>(field: string, got: T | undefined, expected: T, rule: string): void;
  holds(field: string, ok: boolean, expected: string, got: unknown, rule: string): void;
  present<T>(field: string, got: T | undefined, expected: string, rule: string): T;
}

/** The assertions, each about a field of this call. */
export const checksOf = (call: string): Checks => ({
  equal: (field, got, expected, rule) => equal({ call, field, rule }, got, expected),
  holds: (field, ok, expected, got, rule) => holds({ call, field, rule }, ok, expected, got),
  present: (field, got, expected, rule) => present({ call, field, rule }, got, expected),
});
