/**
 * Reads a pharmacy's own list: pasted from a chat or a spreadsheet, or from a file. A table is read as a table, its columns by
 * heading and by content; other text is read as a chat. No row is lost: each is a line, or left out with a reason.
 */
import { chatLines, isCountAlone } from './order-list/chat-lines.ts';
import { findColumns, type TableColumns, withChosen } from './order-list/columns.ts';
import { gridsOf, rowsOf } from './order-list/grid.ts';
import { blocksOf, headerAt, sectionsOf } from './order-list/header-row.ts';
import { type ReadRows, tableLines } from './order-list/table-lines.ts';
import { isDose } from './order-list/units.ts';
import type { ChosenColumns, Columns, Grid, LeftRow, WantedLine, WantedList } from './order-list/wanted.ts';

export type { ChosenColumns, WantedLine, WantedList } from './order-list/wanted.ts';

/** Reads a text. `chosen` are the columns that a person has named; without a table they mean nothing. */
export function readOrderLines(text: string, chosen?: ChosenColumns): WantedList {
  const readings = gridsOf(text).flatMap((grid) => tablesOf(grid) ?? []);
  const headed = readings.filter(({ main }) => main.header !== undefined);
  const most = Math.max(0, ...headed.map(({ main }) => rolesOf(main)));
  const reading = headed.find(({ main }) => rolesOf(main) === most) ?? readings.find(({ main }) => isTable(main));
  if (reading) return ofTables(reading, chosen);
  return listOf(chatLines(rowsOf(text)));
}

/** Reads the cells of a spreadsheet or of any other table. A sheet of one column is read as a chat. */
export function readOrderTable(grid: Grid, chosen?: ChosenColumns): WantedList {
  const reading = grid.some(({ cells }) => cells.length > 1) ? tablesOf(grid) : undefined;
  if (reading) return ofTables(reading, chosen);
  return listOf(chatLines(textRows(grid)));
}

/** True for cells below a header of goods. */
export const hasHeader = (grid: Grid): boolean => headerAt(grid) !== undefined;

const textRows = (grid: Grid) => grid.map(({ at, cells }) => ({ at, text: cells.filter(Boolean).join(' ') }));

/** The tables of a grid from above to below; the question about columns is for the longest, `main`. */
interface Tables {
  readonly main: TableColumns;
  readonly all: readonly TableColumns[];
}

function tablesOf(grid: Grid): Tables | undefined {
  const all = sectionsOf(grid)
    .flatMap(blocksOf)
    .flatMap((block) => findColumns(block) ?? []);
  const most = Math.max(...all.map(({ body }) => body.length));
  const main = all.find(({ body }) => body.length === most);
  if (!main) return undefined;
  // Numbers of a document about goods that go back are no order.
  const isReturn = grid
    .slice(0, 3)
    .some(({ cells }) => cells.filter(Boolean).length === 1 && /退货|退库|盘点|报损/.test(cells.join('')));
  const doubted = isReturn && !main.doubt ? { ...main, doubt: 'quantity' as const } : main;
  return { main: doubted, all: all.map((each) => (each === main ? doubted : each)) };
}

const rolesOf = ({ columns }: TableColumns): number => columns.filter(Boolean).length;

/** Without a header: most rows have the same number of cells, and those of the quantity hold nothing else. */
function isTable({ columns, body, doubt }: TableColumns): boolean {
  const rows = body.filter(({ cells }) => cells.some(Boolean));
  const widths = rows.map(({ cells }) => cells.length);
  const usual = [...widths].sort((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
  const alike = widths.filter((width) => width === usual).length;
  // Titles and signatures have one cell.
  const several = rows.filter(({ cells }) => cells.filter(Boolean).length > 1).length;
  return (
    usual > 1 &&
    alike >= several * 0.7 &&
    alike >= rows.length * 0.5 &&
    (columns.includes('quantity') || doubt !== undefined)
  );
}

/** Rows that the question about columns shows. */
const SAMPLE = 5;

function ofTables({ main, all }: Tables, chosen: ChosenColumns | undefined): WantedList {
  const table = chosen ? withChosen(main, chosen) : main;
  const read = all.map((each) => rowsOfTable(each === main ? table : each, each !== main));
  const { columns, heads, body, doubt } = table;
  const lines = read.flatMap((rows) => rows.lines);
  return listOf(
    { lines: numbered(lines), left: read.flatMap(({ left }) => left) },
    {
      columns: columns as Columns,
      heads,
      sample: body
        .filter(({ cells }) => cells.filter(Boolean).length > 1)
        .slice(0, SAMPLE)
        .map(({ cells }) => cells),
      ...(doubt && { doubt }),
      questions: read[all.indexOf(main)]?.questions ?? [],
    },
  );
}

/** The rows of a table, and the goods that are written above its header. `isBeside`: nobody is asked about its columns. */
function rowsOfTable(table: TableColumns, isBeside: boolean): ReadRows {
  const { lines, left, questions } = tableLines(table);
  const above = table.above.map((row): { lines: WantedLine[]; left: LeftRow[] } => {
    const read = chatLines(textRows([row]));
    const isOrder = read.lines.some(({ quantity, unit }) => quantity !== undefined && unit !== undefined);
    const words = row.cells.filter(Boolean).join(' ');
    return isOrder ? read : { lines: [], left: [{ row: row.at, words, why: 'heading' }] };
  });
  const isUnsure = isBeside && (table.doubt !== undefined || questions.length > 0);
  return {
    lines: [...above.flatMap((row) => row.lines), ...(isUnsure ? lines.map(unsure) : lines)],
    left: [...above.flatMap((row) => row.left), ...left],
    questions,
  };
}

function unsure({ quantity, unit = '', ...line }: WantedLine): WantedLine {
  return { ...line, unclear: quantity === undefined ? '' : `${quantity}${unit}` };
}

/** Lines of one row are counted. */
function numbered(lines: readonly WantedLine[]): WantedLine[] {
  const rows = new Map<number, number>();
  for (const { row } of lines) rows.set(row, (rows.get(row) ?? 0) + 1);
  const parts = new Map<number, number>();
  return lines.map((line) => {
    if (rows.get(line.row) === 1) return line;
    const part = (parts.get(line.row) ?? 0) + 1;
    parts.set(line.row, part);
    return { ...line, part };
  });
}

function listOf(
  { lines, left }: { readonly lines: WantedLine[]; readonly left: readonly LeftRow[] },
  table?: WantedList['table'],
): WantedList {
  const isAmong = lines.some(
    (line) => (line.quantity !== undefined && !isOnlyPack(line)) || (!line.facts && isCountAlone(line.words)),
  );
  // A line of a chat without a quantity, among lines with one: it is wanted, nobody knows how often.
  const told = (line: WantedLine): WantedLine => {
    if (line.quantity !== undefined || line.unclear !== undefined) return line;
    return isAmong ? { ...line, unclear: '' } : { ...line, byMultiple: true };
  };
  return { lines: lines.map(told), left, withoutQuantities: !isAmong, ...(table && { table }) };
}

/** 200丸 behind a name is rather its pack. */
const isOnlyPack = ({ mayBePack, unit = '' }: WantedLine): boolean => mayBePack === true && isDose(unit);
