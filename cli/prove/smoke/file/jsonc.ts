/** JSON with comments and trailing commas, with the line of every value, so that a failure can point at its file. */

import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';

/** A document: its value, and where each of its parts stands. */
export interface Document {
  readonly value: unknown;
  /** Line, from 1, of the part at a path such as `steps.2.expect`, or of what it stands in. */
  line(path: string): number;
}

/** What is wrong with a document, and on which line. */
export class JsoncError extends Error {
  override readonly name = 'JsoncError';
  constructor(
    readonly words: Words,
    readonly line: number,
  ) {
    super(words[1]);
  }
}

/** Reads a document; throws JsoncError at the first thing that is not JSON. */
export function readJsonc(written: string): Document {
  const text = written.replace(/^\uFEFF/, '');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (!root || first) throw new JsoncError(say.noJson, lineAt(first?.offset ?? 0));
  const twice = repeatedName(root);
  if (twice) throw new JsoncError(say.twice(String(twice.value)), lineAt(twice.offset));
  const line = (path: string): number => {
    const names = path === '' ? [] : path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    for (let { length } = names; length > 0; length -= 1) {
      const node = findNodeAtLocation(root, names.slice(0, length));
      // A field stands where its name does.
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return 1;
  };
  return { value: getNodeValue(root), line };
}

/** The name of a field that its object has already. */
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
