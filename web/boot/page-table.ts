/** What the script of the page knows of each route before any code is here; the build makes it (`scripts/bundle/page-table.mjs`). */

/** A request that is made for a page ahead of its code. */
export interface FirstCall {
  readonly path: string;
  /** Parameters; `{name}` stands for a part of the address or of init, `{name|other}` for another where that is empty. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly member: boolean;
  /** What must stand in the search of the address; behind a `!`, what must not. */
  readonly when: string;
  /** ms that the screen stands before it asks. */
  readonly after: number;
  /** Where the answer names the first picture that is seen (`textAt`); '' when none is worth fetching ahead. */
  readonly picture: string;
  /** The name under which an earlier answer is kept on this device, in whose place none is asked for; '' for none. */
  readonly unless: string;
}

/** Files are named by their places in the list. */
export interface PageTable {
  /** Names of files below `assets/`. */
  readonly files: readonly string[];
  /** What every page runs. */
  readonly app: readonly number[];
  /** The files of the styles that stand in the page. */
  readonly appStyles: readonly number[];
  /** By the path below the base; '' is any other. */
  readonly routes: Readonly<Record<string, PageAhead>>;
}

export interface PageAhead {
  /** The page's own scripts. */
  readonly code: readonly number[];
  /** The files of styles that its picture has in it. */
  readonly styles: readonly number[];
  /** What it asks first. */
  readonly first: readonly FirstCall[];
  /** The file of its first picture, which holds a `Picture`. */
  readonly picture: number;
}

/** What a page looks like before its code and its data are here. */
export interface Picture {
  /** The styles of the page itself. */
  readonly css: string;
  readonly looks: Looks;
}

/**
 * By what the search of the address has in it, '' for any: the look for a visitor and for a member on a phone, then for both
 * on a desk.
 */
export type Looks = Readonly<Record<string, readonly string[]>>;

/** Whether a call is made at an address. */
export const isAskedAt = ({ when }: FirstCall, search: string): boolean =>
  when.startsWith('!') ? !search.includes(when.slice(1)) : search.includes(when);

/** What a parameter takes from init begins so: init has words of the same name as an address has (`keywords`). */
export const OF_INIT = 'init_';

/** The parameters with what they stand for: parts of the address, or of init's answer. */
export const filledPairs = (
  { pairs }: FirstCall,
  query: URLSearchParams,
  init: Readonly<Record<string, unknown>>,
): (readonly [string, string])[] => {
  const part = (name: string): unknown =>
    name.startsWith(OF_INIT) ? init[name.slice(OF_INIT.length)] : query.get(name);
  return pairs.map(([name, value]) => [
    name,
    value.replace(/\{(\w+)\|?(\w*)\}/g, (_, wanted: string, other: string) => String(part(wanted) || other)),
  ]);
};

/** The first text that an answer has at one of the places: `gallery.0|data.goods_thumb`; '' when it has none. */
export function textAt(answer: unknown, places: string): string {
  for (const place of places.split('|')) {
    const found = place.split('.').reduce<unknown>((of, name) => Object(of)[name], answer);
    if (found && typeof found === 'string') return found;
  }
  return '';
}
