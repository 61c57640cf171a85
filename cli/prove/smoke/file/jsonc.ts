/** JSON with comments and trailing commas. It keeps the line of every value for error messages. */
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';

export type Document = ReturnType<typeof readJsonc>;

export const wrong = (file: string, line: number, why: Words): Fault =>
  new Fault('usage', labelled(plainly(`${file}:${line}`), why));

/** Parses a file; a usage fault names the first line that is not JSON. */
export function readJsonc(written: string, file: string) {
  const text = written.replace(/^\uFEFF/, '');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (!root || first) throw wrong(file, lineAt(first?.offset ?? 0), say.noJson);
  const twice = repeatedName(root);
  if (twice) throw wrong(file, lineAt(twice.offset), say.twice(String(twice.value)));
  // The line, from 1, of a path such as `steps.2.expect`, or of the nearest part around it.
  const line = (path: string): number => {
    const names = path === '' ? [] : path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    for (let { length } = names; length > 0; length -= 1) {
      const node = findNodeAtLocation(root, names.slice(0, length));
      // A field's line is that of its name.
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return 1;
  };
  return { file, value: getNodeValue(root) as unknown, line };
}

function repeatedName(node: Node): Node | undefined {
  const names = node.type === 'object' ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : [];
  const twice = names.find(({ value }, at) => names.findIndex((other) => other.value === value) < at);
  if (twice) return twice;
  for (const child of node.children ?? []) {
    const found = repeatedName(child);
    if (found) return found;
  }
  return undefined;
}
