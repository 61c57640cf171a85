/** Which rows of a grid are headers, and the tables that stand below one another in one grid. */
import { type Heading, headingOf, headingUnder } from './headings.ts';
import type { Grid, GridRow, Role } from './wanted.ts';

/** A header is looked for in the first rows only. */
const HEADER_WITHIN = 15;

export const GOODS: readonly Role[] = ['code', 'barcode', 'licence', 'name'];

/** The roles of the cells of a header, by column; undefined for a row that is none. */
function rolesOf({ cells }: Pick<GridRow, 'cells'>): readonly (Role | undefined)[] | undefined {
  const found = cells.map((cell) => headingOf(cell)?.role);
  const told = cells.filter(Boolean).length;
  const known = found.filter(Boolean).length;
  // A row of data may have one word of the dictionary, such as 规格.
  const isHead =
    GOODS.some((role) => found.includes(role)) && (known * 2 >= told || known > 3) && (known > 1 || told === 1);
  return isHead ? found : undefined;
}

export const isHeader = (cells: readonly string[]): boolean => rolesOf({ cells }) !== undefined;

const kindsIn = (roles: readonly (Role | undefined)[]): number => new Set(roles.filter(Boolean)).size;

/**
 * Of the first rows the one with most roles, of which one is goods, and the first of equals; else the first header below, or
 * the words above a column of numbers.
 */
export function headerAt(grid: Grid): number | undefined {
  let best: { at: number; score: number } | undefined;
  for (const [at, row] of grid.slice(0, HEADER_WITHIN).entries()) {
    const score = kindsIn(rolesOf(row) ?? []);
    if (score > 0 && (!best || score > best.score)) best = { at, score };
  }
  if (best) return best.at;
  const later = grid.findIndex((row) => rolesOf(row) !== undefined);
  return later < 0 ? aboveNumbers(grid) : later;
}

/** The first row of several cells, when it has no digit itself and one of its words stands above numbers. */
function aboveNumbers(grid: Grid): number | undefined {
  const at = grid.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const cells = grid[at]?.cells ?? [];
  const below = grid.slice(at + 1, at + 1 + HEADER_WITHIN);
  if (cells.some((cell) => /\d{2}|^\d/.test(cell) && !headingOf(cell))) return undefined;
  const isAbove = (column: number) => {
    const told = below.map((row) => row.cells[column] ?? '').filter(Boolean);
    return told.length > 1 && told.filter((cell) => /^[\d.,]+$/.test(cell)).length > told.length * 0.8;
  };
  return cells.some((cell, column) => cell !== '' && isAbove(column)) ? at : undefined;
}

/** The header of a table with the rows above and below it. */
export interface Head {
  /** Absent without a header. */
  readonly header?: GridRow;
  readonly headings: readonly (Heading | undefined)[];
  /** The text of each column; '' without one. */
  readonly heads: readonly string[];
  readonly above: Grid;
  readonly body: Grid;
}

export function headOf(grid: Grid, width: number, header: GridRow | undefined): Head {
  const at = grid.findIndex((row) => row.at === header?.at);
  const columns = Array.from({ length: width }, (_, column) => column);
  if (!header) return { headings: [], heads: columns.map(() => ''), above: [], body: grid };
  const below = grid[at + 1];
  const isSplit = below !== undefined && isBelowHeader(below, header);
  const [group, own] = isSplit ? [header, below] : [grid[at - 1], header];
  return {
    header,
    headings: headingsOf(own, group, width),
    heads: columns.map((column) => own.cells[column] || (isSplit ? header.cells[column] : '') || ''),
    above: grid.slice(0, Math.max(0, at)),
    body: grid.slice(at + (isSplit ? 2 : 1)),
  };
}

/** A second row of headings below joined cells: 库存 and 采购 below 数量. */
function isBelowHeader({ cells }: GridRow, header: GridRow): boolean {
  const told = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell, over: header.cells[column] ?? '' }]));
  return (
    told.length > 1 && told.every(({ cell }) => headingOf(cell) !== undefined) && told.some(({ over }) => over === '')
  );
}

/** The headings, with the group of the row above: 采购 over 数量. A group stands over the columns to its right as well. */
function headingsOf(header: GridRow, above: GridRow | undefined, width: number): readonly (Heading | undefined)[] {
  const isGroup =
    above !== undefined && above.cells.filter(Boolean).length > 1 && !above.cells.some((cell) => /[:：]|\d/.test(cell));
  let group = '';
  return Array.from({ length: width }, (_, column) => {
    const [over, cell] = [isGroup ? (above.cells[column] ?? '') : '', header.cells[column] ?? ''];
    group = over || group;
    return cell === '' ? headingOf(over) : headingUnder(group, cell);
  });
}

/** The tables of a grid from above to below. Each begins with its header; one that is printed again begins no other table. */
export function sectionsOf(grid: Grid): readonly Grid[] {
  const sections: GridRow[][] = [];
  let section: GridRow[] = [];
  let heads: string | undefined;
  let rows = 0;
  for (const row of grid) {
    const found = rolesOf(row)?.join();
    // A row of groups stands above its header: no row of goods lies between them.
    if (found !== undefined && heads !== undefined && found !== heads && rows > 0) {
      sections.push(section);
      section = [];
    }
    if (found === undefined) rows += 1;
    else [heads, rows] = [found, 0];
    section.push(row);
  }
  return [...sections, section];
}
