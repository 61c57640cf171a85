/** What somebody names among what there is. */
import { Fault } from './fault.ts';
import type { Words } from './words.ts';

export const chooseFrom = (names: readonly string[]): Words => [
  `可选：${names.join('、')}`,
  `choose from: ${names.join(', ')}`,
];

/** The one that is meant. If there is none, a usage fault says so with `lacking`, and names what there is. */
export function namedOf<T>(
  all: readonly T[],
  isMeant: (one: T) => boolean,
  lacking: Words,
  nameOf: (one: T) => string,
): T {
  const found = all.find(isMeant);
  if (found !== undefined) return found;
  const next: Words = all.length > 0 ? chooseFrom(all.map(nameOf)) : ['没有可选的', 'there is nothing to choose from'];
  throw new Fault('usage', lacking, { next });
}
