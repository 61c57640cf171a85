/** Tables that stand side by side in one grid. */
import { columnOf } from './cell-kinds.ts';
import { GOODS, headerAt } from './header-row.ts';
import { type Heading, headingOf } from './headings.ts';
import { folded } from './narrow.ts';
import { type ChosenColumns, type Grid, type GridRow, type Role, secondAt } from './wanted.ts';

/** A table with its columns from `from` to before `to`. Columns keep their places. */
export interface Block {
  readonly grid: Grid;
  /** The row of its header, which it may share with the table beside it. */
  readonly header: GridRow | undefined;
  readonly from: number;
  readonly to: number;
  /** Columns where a second table may begin: only a person can say whether one does. */
  readonly seconds: readonly number[];
}

type Kinds = readonly (Role | undefined)[];

/** Goods beside other goods, each with a quantity, are two tables, whatever their heads say. */
export function blocksOf(grid: Grid, chosen: ChosenColumns): readonly Block[] {
  const at = headerAt(grid);
  return at === undefined ? cutFrom(0, grid, undefined, chosen) : cutFrom(0, grid, grid[at], chosen);
}

function cutFrom(from: number, grid: Grid, header: GridRow | undefined, chosen: ChosenColumns): readonly Block[] {
  const heads = header?.cells ?? [];
  const below = header ? grid.filter(({ at }) => at > header.at) : grid;
  const body = below.filter(({ cells }) => cells.filter(Boolean).length > 1);
  const width = Math.max(0, ...body.map(({ cells }) => cells.length), heads.length);
  const told = Array.from({ length: width }, (_, column) =>
    column < from ? undefined : roleOf(headingOf(heads[column] ?? '')),
  );
  const kinds = told.map((role, column) =>
    column < from ? undefined : (role ?? kindOf(body.map(({ cells }) => cells[column] ?? ''))),
  );
  const gaps = new Set(
    [...kinds.keys()].filter((column) => !heads[column] && body.every(({ cells }) => !cells[column])),
  );
  const { cut, seconds = [] } = cutOf({ told, kinds, gaps, from, body }, chosen);
  if (cut === undefined) return [{ grid, header, from, to: width, seconds }];
  const left = (row: GridRow): GridRow => ({ ...row, cells: row.cells.slice(0, cut) });
  const right = (row: GridRow): GridRow => ({
    ...row,
    cells: row.cells.map((cell, column) => (column < cut ? '' : cell)),
  });
  const first = { grid: grid.map(left).filter(isTold), header: header && left(header), from, to: cut, seconds: [] };
  return [first, ...cutFrom(cut, grid.map(right).filter(isTold), header && right(header), chosen)];
}

const isTold = ({ cells }: GridRow): boolean => cells.some(Boolean);

/** What a column without a known head is, for the question where a second table begins. */
function kindOf(cells: readonly string[]): Role | undefined {
  const content = columnOf(cells);
  if (content.serial) return 'serial';
  if (content.barcode > 0.8) return 'barcode';
  if (content.date > 0.8) return undefined;
  if (content.whole > 0.6 && content.code < 0.8) return 'quantity';
  if (content.code > 0.8 && content.distinct) return 'code';
  if (content.pack > 0.6 && content.words < 0.95) return 'pack';
  if (content.maker > 0.6) return 'maker';
  return content.words > 0.6 && content.differing > 0.7 && !content.states ? 'name' : undefined;
}

interface Cut {
  /** A second table begins here. */
  readonly cut?: number;
  readonly seconds?: readonly number[];
}

interface Columns {
  /** By their heads alone. */
  readonly told: Kinds;
  readonly kinds: Kinds;
  readonly gaps: ReadonlySet<number>;
  readonly from: number;
  readonly body: Grid;
}

function cutOf({ told, kinds, gaps, from, body }: Columns, chosen: ChosenColumns): Cut {
  const said = [...kinds.keys()].find((at) => at > from && chosen.has(secondAt(at)));
  if (said !== undefined) return { cut: said };
  const all = [...kinds.keys()].filter(
    (at) => at > from && !gaps.has(at) && isWhole(kinds.slice(from, at)) && isWhole(kinds.slice(at)),
  );
  const twice = all.filter((at) => isTwice(kinds, at, from, body));
  const shown = twice.find((at) => gaps.has(at - 1) || isMirrored(kinds, from, at));
  if (shown !== undefined) return { cut: shown };
  // Heads that say so, when nothing between the tables may belong to either.
  const headed = twice.filter(
    (at) => isTwice(told, at, from, body) && isWhole(told.slice(from, at)) && isWhole(told.slice(at)),
  );
  const [first] = headed;
  const between = kinds.slice(first, headed[headed.length - 1]);
  // A quantity between goods may be that of either.
  const isOfLeft = first !== undefined && (kinds[first] === 'quantity' || kinds[first] === 'loose');
  if (first !== undefined && !isOfLeft && between.every((kind) => kind !== undefined && MATTERS_NOT.has(kind)))
    return { cut: first };
  return { seconds: all };
}

const MATTERS_NOT: ReadonlySet<Role> = new Set(['serial', 'price', 'amount', 'date', 'batch']);

/** A number of packs may be the quantity: 大包装数. */
const roleOf = (head: Heading | undefined): Role | undefined => (head?.isPack ? 'loose' : head?.role);

const isWhole = (kinds: Kinds): boolean =>
  (kinds.includes('quantity') || kinds.includes('loose')) &&
  kinds.some((kind) => kind !== undefined && GOODS.includes(kind));

/** The columns behind begin again as those before. */
const isMirrored = (kinds: Kinds, from: number, at: number): boolean =>
  (kinds.length - from) % (at - from) === 0 &&
  kinds.slice(from, at).every((kind, column) => kind !== undefined && kind === kinds[at + column]);

/** Both sides have goods of one kind that are not the same goods. */
function isTwice(kinds: Kinds, at: number, from: number, body: Grid): boolean {
  return GOODS.some((kind) => {
    const [one, other] = [kinds.indexOf(kind, from), kinds.indexOf(kind, at)];
    return (
      one >= 0 &&
      one < at &&
      other >= 0 &&
      !isSameGoods(body, one, other) &&
      isDigits(body, one) === isDigits(body, other)
    );
  });
}

/** Batches beside codes are no codes of other goods. */
const isDigits = (body: Grid, column: number): boolean => body.every(({ cells }) => /^\d*$/.test(cells[column] ?? ''));

function isSameGoods(body: Grid, one: number, other: number): boolean {
  const both = body.filter(({ cells }) => cells[one] && cells[other]);
  const same = both.filter(({ cells }) => {
    const [first, second] = [folded(cells[one] ?? ''), folded(cells[other] ?? '')];
    return first.includes(second) || second.includes(first);
  });
  return both.length > 0 && same.length * 2 > both.length;
}
