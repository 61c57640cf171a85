/**
 * Reads a pharmacy's own list: pasted from a chat or a spreadsheet, or from a file. A table is read as a table, its columns by
 * heading and by content; other text is read as a chat. No row is lost: each is a line, or left out with a reason.
 */
import { chatLines, isCountAlone } from './order-list/chat-lines.ts';
import { findColumns, type TableColumns, withChosen } from './order-list/columns.ts';
import { gridsOf, rowsOf } from './order-list/grid.ts';
import { tableLines } from './order-list/table-lines.ts';
import { isDose } from './order-list/units.ts';
import type { Columns, Grid, LeftRow, Role, WantedLine, WantedList } from './order-list/wanted.ts';

export { MOST_LINES } from './order-list/limits.ts';
export type { WantedLine, WantedList } from './order-list/wanted.ts';

/** Roles by the index of the column; undefined for a column that is not read. */
export type ChosenColumns = ReadonlyMap<number, Role | undefined>;

/** Reads a text. `chosen` are the columns that a person has named; without a table they mean nothing. */
export function readOrderLines(text: string, chosen?: ChosenColumns): WantedList {
  const tables = gridsOf(text).flatMap((grid) => findColumns(grid) ?? []);
  const headed = tables.filter(({ header }) => header !== undefined);
  const most = Math.max(0, ...headed.map(rolesOf));
  const table = headed.find((each) => rolesOf(each) === most) ?? tables.find(isTable);
  if (table) return ofTable(table, chosen);
  return listOf(chatLines(rowsOf(text)));
}

/** Reads the cells of a spreadsheet or of any other table. A sheet of one column is read as a chat. */
export function readOrderTable(grid: Grid, chosen?: ChosenColumns): WantedList {
  const table = grid.some(({ cells }) => cells.length > 1) ? findColumns(grid) : undefined;
  if (table) return ofTable(table, chosen);
  return listOf(chatLines(grid.map(({ at, cells }) => ({ at, text: cells.filter(Boolean).join(' ') }))));
}

const rolesOf = ({ columns }: TableColumns): number => columns.filter(Boolean).length;

/** Without a header: most rows have the same number of cells, and those of the quantity hold nothing else. */
function isTable({ columns, body, doubt }: TableColumns): boolean {
  const rows = body.filter(({ cells }) => cells.some(Boolean));
  const widths = rows.map(({ cells }) => cells.length);
  const usual = [...widths].sort((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
  const alike = widths.filter((width) => width === usual).length;
  return usual > 1 && alike >= rows.length * 0.7 && (columns.includes('quantity') || doubt !== undefined);
}

/** Rows that the question about columns shows. */
const SAMPLE = 5;

function ofTable(found: TableColumns, chosen: ChosenColumns | undefined): WantedList {
  const table = chosen ? withChosen(found, chosen) : found;
  const read = tableLines(table);
  const { columns, heads, header, body, doubt } = table;
  return listOf(read, {
    columns: columns as Columns,
    heads,
    ...(header && { headRow: header.at }),
    sample: body
      .filter(({ cells }) => cells.filter(Boolean).length > 1)
      .slice(0, SAMPLE)
      .map(({ cells }) => cells),
    ...(doubt && { doubt }),
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
