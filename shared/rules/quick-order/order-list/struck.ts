/** What was crossed out is not wanted. Every reader writes it as Markdown does: ~~10盒~~. */
import type { Grid, GridRow, LeftRow } from './wanted.ts';

const STRUCK = /~~(?=[^\s~])[^~\n]*~~/g;

/** A text that a sheet or a page shows crossed out. */
export const struck = (text: string): string => (text.trim() === '' ? text : `~~${text.trim()}~~`);

/** The rows without such places. A row of which no words stay is left out, and empty here. */
export function withoutStruck(grid: Grid): { readonly grid: Grid; readonly left: readonly LeftRow[] } {
  const left: LeftRow[] = [];
  const rest = grid.map((row): GridRow => {
    if (!row.cells.some((cell) => cell.includes('~~'))) return row;
    const cells = row.cells.map((cell) => cell.replace(STRUCK, ' ').replace(/^ +| +$/g, ''));
    if (cells.join() === row.cells.join() || /\p{L}/u.test(cells.join())) return { ...row, cells };
    left.push({ row: row.at, words: row.cells.filter(Boolean).join(' ').replaceAll('~~', '').trim(), why: 'unwanted' });
    return { ...row, cells: [] };
  });
  return { grid: rest, left };
}
