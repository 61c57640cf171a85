/** The cells of a text with a separator. Quoted ones may hold separators, line breaks and doubled quotes (RFC 4180). */

/** Undefined when a quote does not end its cell: then quotes are letters. Rows end with a line feed. */
export function cellsOf(text: string, separator: string): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const ends = new RegExp(`[${separator}\\n]`, 'g');
  for (let at = 0; ; at += 1) {
    const read = text[at] === '"' ? quoted(text, at) : plain(text, at, ends);
    if (!read || (read.to < text.length && text[read.to] !== separator && text[read.to] !== '\n')) return undefined;
    row.push(read.cell);
    at = read.to;
    if (at < text.length && text[at] === separator) continue;
    rows.push(row);
    row = [];
    if (at >= text.length) return rows;
  }
}

interface Cell {
  readonly cell: string;
  /** Where the separator, the line feed or the end of the text stands. */
  readonly to: number;
}

function quoted(text: string, from: number): Cell | undefined {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    let to = at + 1;
    while (text[to] === ' ') to += 1;
    return { cell: text.slice(from + 1, at).replace(/""/g, '"'), to };
  }
  return undefined;
}

function plain(text: string, from: number, ends: RegExp): Cell {
  ends.lastIndex = from;
  const to = ends.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, to), to };
}
