/** What the page's inline script knows of each route before any code is here; the build makes it of the routes and their loaders. */

/** A loader's read as data. */
export interface TableRead {
  /** The call's path. */
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly members: boolean;
  /** ms that the screen stands before it asks. */
  readonly delay: number;
  /** Parts of the query with the values that they may have. */
  readonly when: readonly (readonly [name: string, values: readonly string[]])[];
  /** Parts of the query that must not be empty. */
  readonly needs: readonly string[];
  /** Where the answer names the image that is seen first; '' for none. */
  readonly image: string;
  /** The name of a copy on this device in whose place nothing is read; '' for none. */
  readonly unlessStored: string;
}

/**
 * A parameter. Where it takes a part of the query or of init, `value` has `{part}` in it or is what the part's being there
 * means; `whenEmpty` stands in its place where the part is empty, and null leaves the parameter out.
 */
export type Pair = readonly [name: string, value: string, part: string, whenEmpty: string | null];

export interface TableRow {
  /** The page's own scripts and styles, as places in `files`. */
  readonly files: readonly number[];
  readonly reads: readonly TableRead[];
  readonly title: string;
  readonly skeleton: string;
  /** The phone's bar stands at the bottom. */
  readonly tabs: boolean;
}

export interface PageTable {
  /** Names of files below `assets/`. */
  readonly files: readonly string[];
  /** The app's own: the entry first. */
  readonly app: readonly number[];
  /** The calls' paths of init and of the header. */
  readonly init: string;
  readonly header: string;
  /** By the path below the base. */
  readonly routes: Readonly<Record<string, TableRow>>;
}

/** A part of init's answer is named so in a value: init has words of the same name as a query has (`keywords`). */
export const OF_INIT = 'init_';

/** Whether a read is made with this query. */
export const isReadWith = ({ when, needs }: TableRead, query: URLSearchParams): boolean =>
  when.every(([name, values]) => values.includes(query.get(name) ?? '')) && needs.every((name) => query.get(name));

/** The parameters of a read, filled from the query and from init's answer. */
export function filledPairs(
  { pairs }: TableRead,
  query: URLSearchParams,
  init: Readonly<Record<string, unknown>>,
): (readonly [string, string])[] {
  return pairs.flatMap(([name, value, part, whenEmpty]) => {
    if (part === '') return [[name, value] as const];
    const told = String((part.startsWith(OF_INIT) ? init[part.slice(OF_INIT.length)] : query.get(part)) ?? '');
    if (told !== '') return [[name, value.replace(`{${part}}`, () => told)] as const];
    return whenEmpty === null ? [] : [[name, whenEmpty] as const];
  });
}

/** The first text that an answer has at one of the places: `gallery.0|data.goods_thumb`; '' when it has none. */
export function textAt(answer: unknown, places: string): string {
  for (const place of places.split('|')) {
    const found = place.split('.').reduce<unknown>((of, name) => Object(of)[name], answer);
    if (found && typeof found === 'string') return found;
  }
  return '';
}
