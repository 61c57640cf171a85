/**
 * What the inline script knows of each route before any code has loaded. The build derives it from the routes and their
 * loaders.
 */

import { isWhen, type Titles, type When } from '#web/navigation/by-query.ts';

/** One read of a loader, as data. */
export interface TableRead {
  /** The call's path. */
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly members: boolean;
  /** ms after the page was opened before the request may start. */
  readonly delay: number;
  /** The read is made only when each of these parts of the query has one of these values. */
  readonly when: When;
  /** The read is made only when none of these parts of the query is empty. */
  readonly needs: readonly string[];
  /** The read is made only when each of these parts of the query is a whole number above 0. */
  readonly needsId: readonly string[];
  /** The read is made only when one of these parts of the query has words; always when there are none. */
  readonly needsOne: readonly string[];
  /** Where the answer has the URL of the largest image; '' for none. */
  readonly image: string;
  /** The storage key of a copy on this device. When it exists, the read is skipped; '' for none. */
  readonly unlessStored: string;
}

/**
 * A parameter. `part` names the part of the query or of init that it depends on. `value` contains `{part}`, or is the
 * fixed value used when the part is present. `whenEmpty` is used when the part is empty; null leaves the parameter out.
 */
export type Pair = readonly [name: string, value: string, part: string, whenEmpty: string | null];

export interface TableFill {
  /** Indexes into `files`: the program for a member, and the one for a visitor, who sees no prices. */
  readonly member?: number;
  readonly visitor?: number;
  /** The paths of the reads whose answers it shows. */
  readonly calls: readonly string[];
}

export interface TableRow extends Titles {
  /** The page's own scripts and styles, as indexes into `files`. */
  readonly files: readonly number[];
  readonly reads: readonly TableRead[];
  readonly skeleton: string;
  readonly skeletons?: readonly (readonly [skeleton: string, when: When])[];
  /** px free behind the search box that stands in a phone's head. */
  readonly box?: number;
  /** What a visitor reads at the gate of a members' page. */
  readonly gate?: string;
  /** The frame with a form that stands in place of the skeleton for such a query. */
  readonly form?: { readonly id: string; readonly when: When };
  /** Whether the phone's tab bar is shown. */
  readonly tabs: boolean;
  /** The program that fills the page's frame with first answers (`fill/`). */
  readonly fill?: TableFill;
}

export interface PageTable {
  /** Names of files below `assets/`. */
  readonly files: readonly string[];
  /** The app's own files, the entry first. */
  readonly app: readonly number[];
  /** Paths of the init call and the header call. */
  readonly init: string;
  readonly header: string;
  /** By path below the base. */
  readonly routes: Readonly<Record<string, TableRow>>;
}

/** Prefix for parts of init's answer. Init and the query share some names (`keywords`). */
export const OF_INIT = 'init_';

/** Whether a read is made with this query. */
export const isReadWith = ({ when, needs, needsId, needsOne }: TableRead, query: URLSearchParams): boolean =>
  isWhen(when, (part) => query.get(part)) &&
  needs.every((name) => query.get(name)) &&
  needsId.every((name) => /^[1-9]\d*$/.test(query.get(name) ?? '')) &&
  (needsOne.length === 0 || needsOne.some((name) => query.get(name)?.trim()));

/** The parts of init's answer that a read's parameters need. */
export const fromInit = ({ pairs }: TableRead): string[] =>
  pairs.flatMap(([, , part]) => (part.startsWith(OF_INIT) ? [part.slice(OF_INIT.length)] : []));

/** The parameters of a read, with the values of the query and of init's answer; words are sent without blanks around, as calls send them. */
export function filledPairs(
  { pairs }: TableRead,
  query: URLSearchParams,
  init: Readonly<Record<string, unknown>>,
): (readonly [string, string])[] {
  return pairs.flatMap(([name, value, part, whenEmpty]) => {
    if (part === '') return [[name, value] as const];
    const told = String((part.startsWith(OF_INIT) ? init[part.slice(OF_INIT.length)] : query.get(part)) ?? '').trim();
    if (told !== '') return [[name, value.replace(`{${part}}`, () => told)] as const];
    return whenEmpty === null ? [] : [[name, whenEmpty] as const];
  });
}

/** The first text found at one of the places, such as `gallery.0|data.goods_thumb`; '' when there is none. */
export function textAt(answer: unknown, places: string): string {
  for (const place of places.split('|')) {
    const found = place.split('.').reduce<unknown>((of, name) => Object(of)[name], answer);
    if (found && typeof found === 'string') return found;
  }
  return '';
}
