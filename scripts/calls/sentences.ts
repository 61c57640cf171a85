/** A call's comment and its path, as they stand in a file of the contract. */
const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\w+:\s*(?:assumedCall\(\s*)?(?:get|post)\(\s*'([^']+)'/g;

/** What the comments of the contract's files say of each call, on one line, by the call's path. */
export function sentencesIn(sources: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of sources) {
    for (const [, comment = '', path = ''] of source.matchAll(DECLARED)) found.set(path, onOneLine(comment));
  }
  return found;
}

const onOneLine = (comment: string): string =>
  comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
