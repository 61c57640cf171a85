/** Shown in place of a missing or unreadable value or state. */
export const UNKNOWN = '—';

/** The printed number of an order or a payment, or the dash of one that did not come. */
export const numberOf = (sn: string): string => sn || UNKNOWN;

/** A number of things, or the dash of an unknown one: a missing count is not 0, and none is below 0. */
export const countOf = (count = -1): number | string => (count < 0 ? UNKNOWN : count);

/** The label of a state, or the dash of an unknown one. */
export const wordOf = <T extends string | number>(words: Readonly<Record<T, string>>, state: T | undefined): string =>
  state === undefined ? UNKNOWN : words[state];
