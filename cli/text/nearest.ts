import type { Words } from './words.ts';

/** `did you mean …?`; undefined where no name is near. */
export function meant(names: readonly string[]): Words | undefined {
  if (names.length === 0) return undefined;
  return [`你是不是要 ${names.join('、')}？`, `did you mean ${names.join(' or ')}?`];
}

/** Names that were probably meant: the word begins them, or at most two letters differ (in short words one). */
export function nearest(word: string, names: readonly string[]): readonly string[] {
  if (word === '') return [];
  const close = names.filter((name) => name.startsWith(word) || distance(word, name) <= (word.length < 5 ? 1 : 2));
  return close.slice(0, MOST);
}

const MOST = 4;

/** Levenshtein's: letters that are added, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
