/**
 * Reads a pharmacy's own list: pasted from a chat or a spreadsheet, or from a file. A table is read as a table, its columns by
 * heading and by content; other text is read as a chat. No row is lost: each is a line, or left out with a reason.
 */
import { subheading } from '#shared/messages/quick-order.ts';
import { chatLines, isCountAlone } from './order-list/chat-lines.ts';
import { findColumns, type TableColumns, withChosen } from './order-list/columns.ts';
import { withDittos } from './order-list/ditto.ts';
import { valuesOf } from './order-list/explained.ts';
import { type CutCells, gridsOf, LINE_END, rowsOf } from './order-list/grid.ts';
import { headerAt, sectionsOf } from './order-list/header-row.ts';
import { type Block, blocksOf } from './order-list/side-by-side.ts';
import { withoutStruck } from './order-list/struck.ts';
import { saidAbove, withSubheadings } from './order-list/subheadings.ts';
import { isNoGoods, type ReadRows, tableLines } from './order-list/table-lines.ts';
import { isDose } from './order-list/units.ts';
import type { ChosenColumns, Grid, LeftRow, TableReading, WantedLine, WantedList } from './order-list/wanted.ts';

export type { ChosenColumns, WantedLine, WantedList } from './order-list/wanted.ts';

const NOTHING_SAID: ChosenColumns = new Map();

/** Reads a text, whose cells are cut by `cut`. `chosen` are the columns that a person has named. */
export function readOrderLines(text: string, cut: CutCells, chosen: ChosenColumns = NOTHING_SAID): WantedList {
  if (!text.includes('~~')) return ofText(text, cut, chosen);
  const { grid, left } = withoutStruck(text.split(LINE_END).map((row, at) => ({ at: at + 1, cells: [row] })));
  const list = ofText(grid.map(({ cells }) => cells.join()).join('\n'), cut, chosen);
  return { ...list, left: [...list.left, ...left] };
}

function ofText(text: string, cut: CutCells, chosen: ChosenColumns): WantedList {
  const readings = gridsOf(text, cut).flatMap((grid) => tablesOf(grid, chosen) ?? []);
  const headed = readings.filter(({ main }) => (main.header?.cells.filter(Boolean).length ?? 0) > 1);
  const most = Math.max(0, ...headed.map(({ main }) => rolesOf(main)));
  const reading = headed.find(({ main }) => rolesOf(main) === most) ?? readings.find(({ main }) => isTable(main));
  if (reading) return ofTables(reading);
  return ofChat(rowsOf(text), chosen);
}

/** Reads the cells of a spreadsheet or of any other table. A sheet of one column is read as a chat. */
export function readOrderTable(all: Grid, chosen: ChosenColumns = NOTHING_SAID): WantedList {
  const { grid, left } = withoutStruck(all);
  const rows = grid.filter(({ cells }) => cells.some(Boolean));
  const reading = rows.some(({ cells }) => cells.length > 1) ? tablesOf(rows, chosen) : undefined;
  const list = reading ? ofTables(reading) : ofChat(textRows(rows), chosen);
  return { ...list, left: [...list.left, ...left] };
}

/** True for cells below a header of goods. */
export const hasHeader = (grid: Grid): boolean => headerAt(grid) !== undefined;

const textRows = (grid: Grid) => grid.map(({ at, cells }) => ({ at, text: cells.filter(Boolean).join(' ') }));

/** Lines of a chat. Words above some of them are asked as a column of them would be. */
function ofChat(rows: Parameters<typeof chatLines>[0], chosen: ChosenColumns): WantedList {
  const { lines, left, under } = chatLines(rows);
  if (under.size === 0) return listOf({ lines, left });
  const words = lines.map((line) => under.get(line) ?? '');
  const answer = chosen.get(0);
  const only = typeof answer === 'object' ? answer : undefined;
  // An answer about another text.
  const isOpen = !chosen.has(0) || (only?.length && !words.some((word) => only.includes(word)));
  const isWanted = (_: unknown, at: number) => isOpen || !only || only.includes(words[at] ?? '');
  const unwanted = lines.filter((line, at) => !isWanted(line, at));
  return listOf(
    {
      lines: lines.filter(isWanted),
      left: [...left, ...unwanted.map((line) => ({ ...line, why: 'unwanted' as const }))],
    },
    {
      columns: [undefined],
      heads: [subheading.text],
      sample: [],
      within: [0, 1],
      may: [],
      parts: [],
      seconds: [],
      questions: isOpen ? [{ column: 0, values: valuesOf(words) }] : [],
    },
  );
}

/** A table, and what only a person can say of its place. */
interface Table extends TableColumns {
  readonly block: Block;
}

/** The tables of a grid from above to below. Questions about columns are for the longest, and for those beside it. */
interface Tables {
  readonly main: Table;
  readonly asked: readonly Table[];
  readonly all: readonly Table[];
}

function tablesOf(grid: Grid, chosen: ChosenColumns): Tables | undefined {
  const sections = sectionsOf(withDittos(grid, isNoGoods)).map((section) => {
    const blocks = blocksOf(section, chosen);
    const tables = blocks.flatMap(tableOf);
    // Beside another table nobody knows whose words they are.
    return blocks.length > 1 ? tables.map(doubted) : tables.map(subheaded);
  });
  const all = sections.flat();
  const most = Math.max(...all.map(({ body }) => body.length));
  const asked = sections.find((tables) => tables.some(({ body }) => body.length === most)) ?? [];
  const main = asked.find(({ body }) => body.length === most);
  if (!main) return undefined;
  const width = Math.max(...asked.map(({ block }) => block.to));
  const said = asked.map(
    (table): Table => ({ ...withChosen(table, chosenIn(table.block, chosen, width)), block: table.block }),
  );
  const read = all.map((table) => said[asked.indexOf(table)] ?? table);
  return { main: said[asked.indexOf(main)] ?? main, asked: said, all: read };
}

function tableOf(block: Block): Table[] {
  const found = findColumns(block.grid, block.header);
  if (!found) return [];
  // Where a second table may begin, nobody knows whose number is whose.
  return [{ ...found, block, ...(block.seconds.length > 0 && !found.doubt && { doubt: 'quantity' as const }) }];
}

const doubted = (table: Table): Table =>
  saidAbove(table) === '' || table.doubt ? table : { ...table, doubt: 'quantity' };

function subheaded(table: Table): Table {
  const told = withSubheadings(table, isNoGoods);
  return { ...told, block: { ...table.block, to: told.columns.length } };
}

/** What was said of the columns of one table. */
const chosenIn = ({ from, to }: Block, chosen: ChosenColumns, width: number): ChosenColumns =>
  new Map([...chosen].filter(([at]) => (at >= from && at < to) || at >= width));

const rolesOf = ({ columns }: TableColumns): number => columns.filter(Boolean).length;

/** Without a header: most rows have the same number of cells, and those of the quantity hold nothing else. */
function isTable({ columns, body, doubt }: TableColumns): boolean {
  const rows = body.filter(({ cells }) => cells.some(Boolean));
  const widths = rows.map(({ cells, width }) => width ?? cells.length);
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

function ofTables({ main, asked, all }: Tables): WantedList {
  const read = all.map((each) => rowsOfTable(each, !asked.includes(each)));
  const lines = read.flatMap((rows) => rows.lines);
  const numbersOf = (each: Table) => read[all.indexOf(each)]?.numbers ?? [];
  const doubted = asked.find(({ doubt }) => doubt !== undefined) ?? asked.find((each) => numbersOf(each).length > 0);
  const { block, parts, may, columns } = doubted ?? main;
  const doubt = doubted && (doubted.doubt ?? 'quantity');
  const counted = [...columns.keys()].filter((at) => columns[at] === 'quantity');
  const others = doubted?.doubt ? may : [...counted, ...numbersOf(doubted ?? main)];
  return listOf(
    { lines: numbered(lines), left: read.flatMap(({ left }) => left) },
    {
      ...beside(asked),
      ...(doubt && { doubt }),
      seconds: doubt === 'quantity' ? block.seconds : [],
      may: doubt === 'quantity' ? others : [],
      parts: doubt === 'quantity' ? parts : [],
      within: [block.from, block.to],
      questions: asked.flatMap((each) => read[all.indexOf(each)]?.questions ?? []),
    },
  );
}

/** Tables that stand side by side as one, as a person sees them. */
function beside(tables: readonly Table[]): Pick<TableReading, 'columns' | 'heads' | 'sample'> {
  const width = Math.max(...tables.map(({ block }) => block.to));
  const of = (at: number) => tables.find(({ block }) => at >= block.from && at < block.to);
  const all = Array.from({ length: width }, (_, at) => at);
  const rows = new Map<number, string[]>();
  for (const { body } of tables)
    for (const { at, cells } of body.filter((row) => row.cells.filter(Boolean).length > 1).slice(0, SAMPLE))
      rows.set(
        at,
        all.map((column) => rows.get(at)?.[column] || cells[column] || ''),
      );
  return {
    columns: all.map((at) => of(at)?.columns[at]),
    heads: all.map((at) => of(at)?.heads[at] ?? ''),
    sample: [...rows.values()].slice(0, SAMPLE),
  };
}

/** The rows of a table, and the goods that are written above its header. `isBeside`: nobody is asked about its columns. */
function rowsOfTable(table: TableColumns, isBeside: boolean): ReadRows {
  const { lines, left, questions, numbers } = tableLines(table);
  const above = table.above.map((row): { lines: WantedLine[]; left: LeftRow[] } => {
    const read = chatLines(textRows([row]));
    const isOrder = read.lines.some(({ quantity, unit }) => quantity !== undefined && unit !== undefined);
    const words = row.cells.filter(Boolean).join(' ');
    return isOrder ? read : { lines: [], left: [{ row: row.at, words, why: 'heading' }] };
  });
  const isUnsure = isBeside && (table.doubt !== undefined || questions.length + numbers.length > 0);
  return {
    lines: [...above.flatMap((row) => row.lines), ...(isUnsure ? lines.map(unsure) : lines)],
    left: [...above.flatMap((row) => row.left), ...left],
    questions,
    numbers,
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
