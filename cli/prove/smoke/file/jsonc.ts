/** JSON with comments and trailing commas, read with the line of every value, so that a failure can point at its file. */
import type { Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';

/** A document: its value, and where each of its parts stands. */
export interface Document {
  readonly value: unknown;
  /** Line, from 1, of the part at a path such as `steps.2.expect`. */
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
export function readJsonc(text: string): Document {
  const lines = new Map<string, number>();
  const reader = new Reader(text.replace(/^\uFEFF/, ''), lines);
  const value = reader.document();
  return { value, line: (path) => nearest(lines, path) };
}

/** The line of a part, or of what it stands in. */
function nearest(lines: ReadonlyMap<string, number>, path: string): number {
  for (let at = path; at !== ''; at = at.replace(/\.?[^.]*$/, '')) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}

const SKIPPED = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const WORD = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Reader {
  private at = 0;
  constructor(
    private readonly text: string,
    private readonly lines: Map<string, number>,
  ) {}

  document(): unknown {
    const value = this.value('');
    this.skip();
    if (this.at < this.text.length) this.fail(say.more);
    return value;
  }

  private value(path: string): unknown {
    this.skip();
    this.lines.set(path, this.line());
    const next = this.text[this.at];
    if (next === '{') return this.object(path);
    if (next === '[') return this.list(path);
    return this.word();
  }

  private object(path: string): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    this.take('{');
    while (!this.closes('}')) {
      this.skip();
      const line = this.line();
      const name = this.word();
      if (typeof name !== 'string') return this.fail(say.needName);
      if (fields.some(([known]) => known === name)) this.fail(say.twice(name));
      this.skip();
      this.take(':');
      const inside = path === '' ? name : `${path}.${name}`;
      fields.push([name, this.value(inside)]);
      this.lines.set(inside, line);
    }
    return Object.fromEntries(fields);
  }

  private list(path: string): unknown[] {
    const items: unknown[] = [];
    this.take('[');
    while (!this.closes(']')) items.push(this.value(path === '' ? `${items.length}` : `${path}.${items.length}`));
    return items;
  }

  /** True at the closing bracket, which is taken; before any further item a comma has to stand, after the last it may. */
  private closes(bracket: string): boolean {
    this.skip();
    const first = this.opened === this.at;
    if (!first && this.text[this.at] === ',') {
      this.at += 1;
      this.skip();
    } else if (!first && this.text[this.at] !== bracket) this.fail(say.commaOr(bracket));
    if (this.text[this.at] !== bracket) return false;
    this.at += 1;
    return true;
  }

  private word(): unknown {
    WORD.lastIndex = this.at;
    const found = WORD.exec(this.text)?.[0];
    if (found === undefined) return this.fail(say.noJson);
    this.at += found.length;
    try {
      return JSON.parse(found);
    } catch {
      return this.fail(say.noJson);
    }
  }

  private opened = -1;
  private take(character: string): void {
    if (this.text[this.at] !== character) this.fail(say.needSign(character));
    this.at += 1;
    if (character === ':') return;
    this.skip();
    this.opened = this.at;
  }

  private skip(): void {
    SKIPPED.lastIndex = this.at;
    SKIPPED.exec(this.text);
    this.at = SKIPPED.lastIndex;
  }

  private line(): number {
    return this.text.slice(0, this.at).split('\n').length;
  }

  private fail(words: Words): never {
    throw new JsoncError(words, this.line());
  }
}
