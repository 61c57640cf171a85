/** Columns that are the quantity together: cartons beside pieces. */
import { type Column, numberOf } from './cell-kinds.ts';
import type { Heading } from './headings.ts';
import type { ChosenColumns, Columns, Grid, TableReading } from './wanted.ts';

interface Numbers {
  readonly columns: Columns;
  readonly headings: readonly (Heading | undefined)[];
  readonly content: readonly Column[];
  readonly body: Grid;
}

/** Packs of packs; any other unit is a piece. */
const SIZES: Readonly<Record<string, number>> = { 件: 2, 箱: 2, 中包: 1 };

export interface Parts {
  /** The largest packs first; empty where one column alone can be the quantity. */
  readonly parts: readonly number[];
  /** Nobody knows whether they are added, or tell one quantity twice, or one is what a pack holds. */
  readonly isUnsure: boolean;
}

/** `main`: the column that is the quantity by its heading, if any. It may be empty, as a column of packs may: none are wanted. */
export function partsOf(table: Numbers, main: number | undefined): Parts {
  const { columns, headings, content } = table;
  const unitOf = (at: number) => headings[at]?.unit ?? (columns[at] === 'loose' ? '' : undefined);
  const isPart = (at: number) =>
    (columns[at] === 'quantity' || columns[at] === 'loose' || headings[at]?.isPack === true) &&
    unitOf(at) !== undefined &&
    ((content[at]?.whole ?? 0) > 0.5 || ((at === main || headings[at]?.isPack) && content[at]?.filled === 0));
  const sizeOf = (at: number) => SIZES[unitOf(at) ?? ''] ?? 0;
  const all = [...columns.keys()].filter(isPart);
  const parts = all
    .filter((at, index) => all.findIndex((one) => sizeOf(one) === sizeOf(at)) === index)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  // A quantity without a unit counts pieces, and so do the columns beside it in another way.
  if (parts.length < 2 || (main !== undefined && unitOf(main) === undefined)) return { parts: [], isUnsure: false };
  const isAdded = ([large, small]: readonly [number, number]) =>
    columns[small] === 'loose' || (columns[small] === 'quantity' && isAlone(table.body, large, small));
  const pairs = parts.slice(1).map((at, index) => [parts[index] ?? at, at] as const);
  return { parts, isUnsure: parts.some((at) => headings[at]?.isPack) || !pairs.every(isAdded) };
}

/** Cartons in a row without pieces: the pieces are not the same quantity once more. */
const isAlone = (body: Grid, large: number, small: number): boolean =>
  body.some(({ cells }) => isCounted(cells[large]) && !isCounted(cells[small]));

const isCounted = (cell = ''): boolean => (numberOf(cell) ?? 0) > 0;

/** What a person says who adds them up. */
export const addedUp = ({ parts }: Pick<TableReading, 'parts'>): ChosenColumns =>
  new Map(parts.map((at, index) => [at, index === 0 ? 'quantity' : 'loose']));
