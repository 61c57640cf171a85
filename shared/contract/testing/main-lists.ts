import type { Call } from '../call.ts';

/** The lists that an answer is about: fields declared as `rows` or `every`, without which it cannot be read. */
export const mainListsOf = ({ answer }: Call): string[] =>
  Object.entries(answer.fields)
    .filter(([, { is, unreadable, assumed }]) => is.startsWith('list of ') && unreadable === undefined && !assumed)
    .map(([field]) => field);
