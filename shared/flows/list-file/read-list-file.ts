/**
 * Reads the file of a pharmacy's own list: .xlsx, CSV and other text in any usual encoding, and the HTML or XML that ERP systems
 * write under the name .xls. The reader of workbooks is loaded for such a file only.
 */
import { gridOf } from '#shared/rules/quick-order/order-list/grid.ts';
import { MOST_LIST_BYTES, MOST_ROWS, MOST_UNPACKED_BYTES } from '#shared/rules/quick-order/order-list/limits.ts';
import { struck } from '#shared/rules/quick-order/order-list/struck.ts';
import type { GridRow, LeftRow, WantedList } from '#shared/rules/quick-order/order-list/wanted.ts';
import { type ChosenColumns, hasHeader, readOrderTable } from '#shared/rules/quick-order/read-order-lines.ts';
import { textOfBytes } from './decode.ts';
import type { MarkupTable } from './markup-table.ts';
import { readerOf } from './read-text.ts';
import type { Layout } from './sheet-xml.ts';

/** Why a file is not read: nothing of it was cut or used. */
export type ListFileRefusal =
  | { readonly because: 'tooLarge' | 'unpacksTooLarge' | 'oldExcel' | 'locked' | 'noList' | 'empty' }
  | { readonly because: 'tooManyRows'; readonly rows: number };

export interface ListFile {
  /** Reads the list, by the columns that a person has named. */
  readonly read: (chosen?: ChosenColumns) => WantedList;
  /** The sheet that is read; absent for other files. */
  readonly sheet?: string;
  /** Other sheets with rows, which are not read. */
  readonly otherSheets: readonly string[];
  /** The same file, read by another of its sheets. */
  readonly ofSheet?: (name: string) => ListFileRead;
}

export type ListFileRead = { readonly ok: true; readonly file: ListFile } | ({ readonly ok: false } & ListFileRefusal);

/** `tableIn` reads the table of HTML or XML: by a library in the terminal, by the browser in the shop. */
export async function readListFile(
  bytes: Uint8Array,
  tableIn: (markup: string) => MarkupTable | Promise<MarkupTable>,
): Promise<ListFileRead> {
  if (bytes.length > MOST_LIST_BYTES) return { ok: false, because: 'tooLarge' };
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, because: isLocked(bytes) ? 'locked' : 'oldExcel' };
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return workbook(bytes);
  const text = textOfBytes(bytes);
  if (text === undefined) return { ok: false, because: 'noList' };
  if (isMarkup(text)) {
    const { rows, hidden, joined } = await tableIn(text);
    return ofRows(rows, { otherSheets: [] }, hidden, joined);
  }
  const rows = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '').length;
  if (rows === 0) return { ok: false, because: 'empty' };
  if (rows > MOST_ROWS) return { ok: false, because: 'tooManyRows', rows };
  return { ok: true, file: { read: await readerOf(text), otherSheets: [] } };
}

/** HTML, or the XML of Excel 2003, with a table. */
const isMarkup = (text: string): boolean => /^\s*<[?!a-z]/i.test(text) && /<(?:table|(?:\w+:)?worksheet)\b/i.test(text);

/** Rows that a filter has hidden were not chosen by who sends the file. */
const leftHidden = ({ at, cells }: GridRow): LeftRow => ({
  row: at,
  words: cells.filter(Boolean).join(' '),
  why: 'hidden',
});

/** A workbook with a password stands in a container of this entry. */
const isLocked = (bytes: Uint8Array): boolean => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

async function workbook(bytes: Uint8Array): Promise<ListFileRead> {
  const { layoutOf, readXlsx, unpackedBytes } = await import('./xlsx.ts');
  let sheets: Awaited<ReturnType<typeof readXlsx>>;
  try {
    if (unpackedBytes(bytes) > MOST_UNPACKED_BYTES) return { ok: false, because: 'unpacksTooLarge' };
    sheets = await readXlsx(bytes);
  } catch {
    return { ok: false, because: 'noList' };
  }
  const written = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  // A cover or instructions may come first.
  const chosen = written.find(({ rows }) => hasHeader(gridOf(rows))) ?? written[0];
  if (!chosen) return { ok: false, because: 'empty' };
  const fileOf = (sheet: (typeof written)[number]): ListFileRead => {
    const otherSheets = written.filter((each) => each !== sheet).map(({ name }) => name);
    const ofSheet = (name: string) => fileOf(written.find((each) => each.name === name) ?? sheet);
    const { hidden, joined, struck: crossed } = layoutOf(bytes, sheet.name);
    const seen = sheet.rows.map((row) => [...row]);
    for (const { row, column } of crossed) if (seen[row]?.[column]) seen[row][column] = struck(seen[row][column]);
    const { rows, covered } = filled(seen, joined);
    return ofRows(rows, { sheet: sheet.name, otherSheets, ofSheet }, hidden, covered);
  };
  return fileOf(chosen);
}

/** A cell that is joined over rows says the same in each: `covered` are such cells as `row:column`. */
function filled(all: readonly (readonly string[])[], joined: Layout['joined']) {
  const rows = all.map((row) => [...row]);
  const covered = new Set<string>();
  for (const { column, from, to } of joined) {
    const text = rows[from]?.[column] ?? '';
    for (let at = from; at <= to && at < rows.length; at += 1) {
      (rows[at] as string[])[column] = text;
      covered.add(`${at}:${column}`);
    }
  }
  return { rows, covered };
}

function ofRows(
  rows: readonly (readonly string[])[],
  about: Omit<ListFile, 'read'>,
  hidden: ReadonlySet<number>,
  joined?: ReadonlySet<string>,
): ListFileRead {
  const all = gridOf(rows, joined);
  const grid = all.filter(({ at }) => !hidden.has(at));
  if (grid.length === 0) return { ok: false, because: 'empty' };
  if (grid.length > MOST_ROWS) return { ok: false, because: 'tooManyRows', rows: grid.length };
  const unseen = all.filter(({ at }) => hidden.has(at)).map(leftHidden);
  const read = (chosen?: ChosenColumns): WantedList => {
    const list = readOrderTable(grid, chosen);
    return unseen.length === 0 ? list : { ...list, left: [...list.left, ...unseen] };
  };
  return { ok: true, file: { read, ...about } };
}
