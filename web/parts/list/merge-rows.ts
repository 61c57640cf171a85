/**
 * The shown rows of a list with those of a fresh answer. A row that the answer has no more stays where it was drawn. One that is
 * new stands before the row that it precedes in the answer, else at the end.
 */
export function mergeRows<T>(shown: readonly T[], fresh: readonly T[], key: (row: T) => string): readonly T[] {
  const known = new Set(shown.map(key));
  const now = new Map(fresh.map((row) => [key(row), row]));
  const before = new Map<string, readonly T[]>();
  let fresher: T[] = [];
  for (const row of fresh) {
    if (!known.has(key(row))) fresher.push(row);
    else {
      before.set(key(row), fresher);
      fresher = [];
    }
  }
  return [...shown.flatMap((row) => [...(before.get(key(row)) ?? []), now.get(key(row)) ?? row]), ...fresher];
}
