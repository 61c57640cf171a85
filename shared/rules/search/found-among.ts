/** Finding one in a long list that is at hand whole: addresses, accounts, lists. */

/** From so many on a list has a field to find one in it. */
export const FINDS_FROM = 15;

/** What holds every word that is written, in any order, whatever its case and width. */
export function foundAmong<T>(all: readonly T[], words: string, textOf: (one: T) => string): readonly T[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  return all.filter((one) => {
    const text = folded(textOf(one));
    return wanted.every((word) => text.includes(word));
  });
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
