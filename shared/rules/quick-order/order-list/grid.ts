/** Cuts a text into the cells of a table: by tabs, commas, semicolons, pipes, or by blanks that align the columns. */
import { isHeader } from './header-row.ts';
import { headingOf } from './headings.ts';
import { cellText, narrow } from './narrow.ts';
import { stacked } from './stacked.ts';
import type { Grid, GridRow } from './wanted.ts';

/** Cuts a text into rows of cells. Those in quotes may hold tabs, commas and line breaks. */
export type CutCells = (text: string, delimiter: string) => readonly (readonly string[])[];

/** Rows of one text, cut in each way that the text shows. The most certain way comes first. */
export function gridsOf(text: string, cut: CutCells): readonly Grid[] {
  const separated = (all: string, delimiter: string): Grid =>
    gridOf(cut(all.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/^\ufeff/, ''), delimiter));
  const grids: Grid[] = [];
  if (text.includes('\t')) grids.push(separated(text, '\t'));
  const printable = narrow(text);
  if ((printable.match(/^.*\|.*\|?.*$/gm) ?? []).length > 1 && !text.includes('\t')) grids.push(piped(printable));
  for (const [plain, wide] of SEPARATORS) {
    if (text.includes(plain)) grids.push(separated(text, plain));
    if (text.includes(wide)) grids.push(separated(text.replaceAll(wide, plain), plain));
  }
  grids.push(...[aligned(printable), spaced(printable), stacked(rowsOf(text))].flatMap((grid) => (grid ? [grid] : [])));
  return grids.filter((grid) => grid.some(({ cells }) => cells.length > 1) && !isTorn(grid));
}

/** A sign within brackets parts nothing: （85g/块，净屿卫材）. */
const isTorn = (grid: Grid): boolean =>
  grid.filter(({ cells }) => cells.some((cell) => /[(（][^)）]*$/.test(cell))).length * 2 > grid.length;

/** Half-width and full-width. */
const SEPARATORS = [
  [',', '，'],
  [';', '；'],
] as const;

/** What ends a row of a text. */
export const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/;

/** The rows of a text without cells, numbered as an editor does. */
export function rowsOf(text: string): readonly { readonly at: number; readonly text: string }[] {
  return text
    .split(LINE_END)
    .map((row, at) => ({ at: at + 1, text: row }))
    .filter((row) => cellText(row.text) !== '');
}

/** Cells as a reader gives them; rows without any are dropped, the others keep their number. */
export const gridOf = (rows: readonly (readonly string[])[], joined: ReadonlySet<string> = new Set()): Grid =>
  rows
    .map((cells, at) => {
      const own = new Set([...cells.keys()].filter((column) => joined.has(`${at}:${column}`)));
      return {
        at: at + 1,
        cells: withoutEnd(cells.map(cellText)),
        width: cells.length,
        ...(own.size > 0 && { joined: own }),
      };
    })
    .filter(({ cells }) => cells.some(Boolean));

function withoutEnd(cells: readonly string[]): readonly string[] {
  const empty = [...cells].reverse().findIndex(Boolean);
  return empty < 0 ? [] : cells.slice(0, cells.length - empty);
}

/** A Markdown table, or one that is drawn with lines. */
function piped(text: string): Grid {
  return gridOf(
    text.split(/\r\n?|\n/).map((row) => {
      if (/^[\s|+:=─━┄┈┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬═-]*$/.test(row)) return [];
      return row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').map(plain);
    }),
  );
}

/** Bold and code of Markdown. */
const plain = (cell: string): string => cell.trim().replace(/^(\*\*|__|`)(.+)\1$/, '$2');

/** Width of a character in a print: Chinese letters and full-width signs take two columns. */
const widthOf = (letter: string): number =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(letter) ? 2 : 1;

interface Chunk {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A print whose columns are aligned by blanks, below a header; undefined for other text. */
function aligned(text: string): Grid | undefined {
  const rows = text.split(/\r\n?|\n/).map(chunksOf);
  const at = rows.slice(0, 15).findIndex((chunks) => chunks.length > 2 && isHeader(chunks.map((chunk) => chunk.text)));
  const header = rows[at];
  if (!header) return undefined;
  const cut: GridRow[] = [];
  for (const [index, chunks] of rows.entries()) {
    if (chunks.length === 0) continue;
    if (index < at) {
      cut.push({ at: index + 1, cells: [chunks.map((chunk) => chunk.text).join(' ')] });
      continue;
    }
    cut.push({ at: index + 1, cells: withoutEnd(underHeads(chunks, header)) });
  }
  return cut;
}

/** Single blanks, as a picture is read: a header of nothing but headings, and most rows have as many words. */
function spaced(text: string): Grid | undefined {
  const grid = gridOf(text.split(LINE_END).map((row) => row.trim().split(/\s+/)));
  const at = grid.findIndex(({ cells }) => cells.length > 2 && cells.every(headingOf));
  const width = grid[at]?.cells.length;
  const body = grid.slice(at + 1);
  const isTable = at >= 0 && body.filter(({ cells }) => cells.length === width).length * 2 > body.length;
  return isTable
    ? grid.map((row) => (row.cells.length === width ? row : { ...row, cells: [row.cells.join(' ')] }))
    : undefined;
}

/** Chunks between at least two blanks, with their columns. */
function chunksOf(row: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let column = 0;
  for (const [piece] of row.matchAll(/\s{2,}|(?:\S|\s(?!\s))+/g)) {
    const from = column;
    for (const letter of piece) column += widthOf(letter);
    if (piece.trim() !== '') chunks.push({ text: cellText(piece), from, to: column });
  }
  return chunks;
}

/** Each chunk goes below the heading that it overlaps most, or that is nearest; as many chunks as headings keep their order. */
function underHeads(chunks: readonly Chunk[], header: readonly Chunk[]): string[] {
  const cells = header.map(() => '');
  if (chunks.length === header.length) return chunks.map(({ text }) => text);
  for (const chunk of chunks) {
    const distances = header.map((head) => Math.max(head.from - chunk.to, chunk.from - head.to, -overlap(head, chunk)));
    const nearest = distances.indexOf(Math.min(...distances));
    cells[nearest] = cells[nearest] ? `${cells[nearest]} ${chunk.text}` : chunk.text;
  }
  return cells;
}

const overlap = (one: Chunk, other: Chunk): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
