/**
 * What nothing explains. A row is ordered only when each of its cells and words is a fact of its goods, its quantity, or known
 * to change nothing. All else is asked: once for a column, or at the row. The words below save questions; without them the
 * reading asks more and orders nothing else.
 */
import { columnOf, DATE, isDestroyedOrLong, LICENCE, numberOf } from './cell-kinds.ts';
import { asksNothing, EMPTY, YES } from './harmless.ts';
import { folded } from './narrow.ts';
import { isUnit } from './units.ts';
import type { ChosenColumns, ColumnQuestion, Columns, Grid, GridRow } from './wanted.ts';

/** What the goods of a row are called in it, to find cells that repeat a part of it. */
export interface Told {
  readonly row: GridRow;
  readonly goods: string;
  readonly quantity: number | undefined;
}

/** Questions about columns, and the words that are asked at their row. */
export interface Unexplained {
  readonly questions: readonly ColumnQuestion[];
  /** Columns of further numbers: one of them may be the quantity. */
  readonly numbers: readonly number[];
  readonly atRows: ReadonlyMap<GridRow, string>;
}

/** What a person has said of the columns counts. */
interface Asked {
  readonly columns: Columns;
  readonly heads: readonly string[];
  readonly chosen: ChosenColumns;
}

/** `rows` are those that would be ordered. */
export function unexplained(rows: readonly Told[], { columns, heads, chosen }: Asked): Unexplained {
  const questions: ColumnQuestion[] = [];
  const numbers: number[] = [];
  const atRows = new Map<GridRow, string>();
  const isCounted = [...chosen.values()].includes('quantity');
  for (const [column, role] of columns.entries()) {
    if ((role !== undefined && role !== 'remark' && role !== 'choice') || chosen.has(column)) continue;
    // Who has named the quantity has seen the other numbers.
    const open = openIn(rows, column, heads[column] ?? '').filter(
      ({ row }) => !isCounted || numberOf(row.cells[column] ?? '') === undefined,
    );
    if (open.length === 0) continue;
    const words = open.map(({ row }) => row.cells[column] ?? '');
    const isRare = role === 'remark' || open.length * 3 <= rows.length;
    if (isRare && new Set(words).size === words.length && words.every(isWords)) {
      for (const [at, { row }] of open.entries()) atRows.set(row, words[at] ?? '');
    } else if (words.every(isCount) && words.some((cell) => (numberOf(cell) ?? 0) > 1)) numbers.push(column);
    else questions.push({ column, values: valuesOf(rows.map(({ row }) => row.cells[column] ?? '')) });
  }
  return { questions, numbers, atRows };
}

/** Not 1 and 0 alone, which are a yes and a no. */
const isCount = (cell: string): boolean => numberOf(cell) !== undefined;
const isWords = (cell: string): boolean => /[\u4e00-\u9fff]{2}|[a-z]{3}/i.test(cell);

/** Rows whose cell nothing explains. */
function openIn(rows: readonly Told[], column: number, head: string): readonly Told[] {
  const cells = rows.map(({ row }) => row.cells[column] ?? '');
  const told = cells.filter((cell) => !EMPTY.test(cell));
  const { serial, decimal, number, distinct } = columnOf(told);
  // Running numbers, prices and codes of others are no states and no quantities.
  if (serial || (number > 0.8 && decimal >= 0.5)) return [];
  if (distinct && told.every((cell) => /^(?=.*\d)[a-z][a-z\d_./-]+$/i.test(cell))) return [];
  const isSame = told.length === rows.length && new Set(told).size === 1;
  if (isSame && (YES.test(told[0] ?? '') || ONE_FOR_ALL.test(head))) return [];
  return rows.filter((each, at) => !isExplained(cells[at] ?? '', each));
}

/** Whose list it is, or who supplies all of it. */
const ONE_FOR_ALL = /供应商|供货|门店|店名|店铺|客户|supplier|vendor|customer|store/i;

function isExplained(cell: string, { goods, quantity }: Told): boolean {
  if (
    asksNothing(cell) ||
    DATE.test(cell) ||
    LICENCE.test(cell) ||
    isDestroyedOrLong(cell) ||
    /^(?:[\d.]+%|1[×*]\d+)$/.test(cell)
  )
    return true;
  const number = numberOf(cell);
  if (number !== undefined) return number === quantity || number < 0;
  return isUnit(cell) ? goods.includes(cell) : folded(cell).length > 1 && goods.includes(folded(cell));
}

/** What stands in the column, also nothing. */
export function valuesOf(cells: readonly string[]): ColumnQuestion['values'] {
  const counts = new Map<string, number>();
  for (const value of cells) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, rows]) => ({ value, rows })).sort((one, other) => other.rows - one.rows);
}

/** Rows of a column that a person does not want. */
export const isWanted = ({ cells }: GridRow, only: ReadonlyMap<number, readonly string[]>): boolean =>
  [...only].every(([column, values]) => values.includes(cells[column] ?? ''));

/** A grid without the rows that a person does not want, and these. */
export function wantedOf(grid: Grid, only: ReadonlyMap<number, readonly string[]>) {
  return { wanted: grid.filter((row) => isWanted(row, only)), unwanted: grid.filter((row) => !isWanted(row, only)) };
}
