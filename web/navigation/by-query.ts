/** What a route says for some of its addresses: plain data, so that the inline script can use it too. */

/** Parts of the query, each with the values that it may have. */
export type When = Readonly<Record<string, readonly string[]>>;

type Query = (part: string) => string | null | undefined;

/** Whether a query has these values. */
export const isWhen = (when: When, query: Query): boolean =>
  Object.entries(when).every(([part, values]) => values.includes(query(part) ?? ''));

export interface Titles {
  /** The page's heading, before and after its code has loaded. '' when only the page knows it. */
  readonly title: string;
  /** The headings of some of its addresses, in place of the title. */
  readonly titles?: readonly (readonly [title: string, when: When])[];
}

/** What is told of the first case that the query is; undefined of none. */
export const firstWhen = <T>(cases: readonly (readonly [told: T, when: When])[] = [], query: Query): T | undefined =>
  cases.find(([, when]) => isWhen(when, query))?.[0];

/** The heading of a page with such a query. */
export const titleFor = ({ title, titles }: Titles, query: Query): string => firstWhen(titles, query) ?? title;
