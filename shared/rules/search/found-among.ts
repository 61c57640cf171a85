/** Finding one in a long list that is at hand whole: addresses, accounts, lists. */

/**
 * What holds every word that is written, in any order, whatever its case and width; with `initialsOf` Latin letters are
 * initials of pinyin too. First what has the words as they stand, last what has them inside a longer number: 第1 is 第1分店
 * before 第10分店.
 */
export function foundAmong<T>(
  all: readonly T[],
  words: string,
  textOf: (one: T) => string,
  initialsOf?: (text: string) => string,
): readonly T[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  const letters = wanted.some(isLatin) ? initialsOf : undefined;
  const ranked = all.flatMap((one) => {
    const text = folded(textOf(one));
    const ranks = wanted.map((word) => rankOf(letters ? `${text} ${letters(text)}` : text, word));
    const rank = Math.max(...ranks);
    return rank === NOWHERE ? [] : [{ one, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ one }) => one);
}

/** Latin letters are written in it. */
export const isLatin = (words: string): boolean => /[a-z]/i.test(words);

const NOWHERE = 3;
const DIGITS = /^\d\d$/;

/** 0: a word of its own; 1: inside another; 2: its number is a piece of a longer one; 3: nowhere. */
function rankOf(text: string, word: string): number {
  let best = NOWHERE;
  for (let at = text.indexOf(word); at >= 0 && best > 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    const isPiece = DIGITS.test(before + word.charAt(0)) || DIGITS.test(word.slice(-1) + after);
    best = Math.min(best, isPiece ? 2 : before.trim() || after.trim() ? 1 : 0);
  }
  return best;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
