/** Parts that stand side by side, in as many lines as they need: none is broken. */
import { cut, widthOf } from './width.ts';

const GAP = '  ';

/** Joins parts into lines of so many columns; a part that is too long by itself is cut. */
export function inRows(parts: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const longer = rows.length > 0 ? `${rows.at(-1)}${GAP}${part}` : part;
    if (rows.length > 0 && widthOf(longer) <= columns) rows[rows.length - 1] = longer;
    else rows.push(cut(part, columns));
  }
  return rows;
}
