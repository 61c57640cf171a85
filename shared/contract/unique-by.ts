/** Each entry once: of those with one key the first counts. A server that joins tables sends entries twice. */
export function uniqueBy<T>(all: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const first = new Map<unknown, T>();
  for (const entry of all) {
    const key = keyOf(entry);
    if (!first.has(key)) first.set(key, entry);
  }
  return [...first.values()];
}
