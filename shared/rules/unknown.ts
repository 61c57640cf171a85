/** What stands where a server did not say, or not readably: never a value, never a state. */
export const UNKNOWN = '—';

/** The word of a state, or the dash of one that no server said. */
export const wordOf = <T extends string | number>(words: Readonly<Record<T, string>>, state: T | undefined): string =>
  state === undefined ? UNKNOWN : words[state];
