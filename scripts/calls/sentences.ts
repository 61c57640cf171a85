/** A call's comment and its path in a file of the contract. */
const DECLARED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\w+:\s*(?:about\(\s*|assumedCall\(\s*|reaching\(\s*'\w+',\s*)*(?:get|post)\(\s*'([^']+)'/g;

/** The comment of each call in the contract's files, on one line, by path. */
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
