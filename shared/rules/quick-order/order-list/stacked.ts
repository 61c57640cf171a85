/** A table that was copied from a print, one cell a line: its headings one below another, then the cells of each row. */
import { headingOf } from './headings.ts';
import { cellText } from './narrow.ts';
import { isQuantity } from './quantity.ts';
import type { Grid } from './wanted.ts';

interface TextRow {
  readonly at: number;
  readonly text: string;
}

const LEAST = 3;

/** Undefined for other text, and where a cell is missing: then nobody knows which cell is which. */
export function stacked(rows: readonly TextRow[]): Grid | undefined {
  const roles = rows.map(({ text }) => headingOf(cellText(text))?.role);
  const from = roles.findIndex((_, at) => roles.slice(at, at + LEAST).filter(Boolean).length === LEAST);
  const end = roles.findIndex((role, at) => at > from && role === undefined);
  const width = end - from;
  const counted = roles.slice(from, end).indexOf('quantity');
  if (from < 0 || width < LEAST || counted < 0) return undefined;
  const body = rows.slice(end);
  const cut = Array.from({ length: Math.floor(body.length / width) }, (_, at) =>
    body.slice(at * width, (at + 1) * width),
  );
  const isWhole = cut.length > 1 && cut.every((row) => isQuantity(cellText(row[counted]?.text ?? '')));
  if (!isWhole) return undefined;
  return [
    ...rows.slice(0, from).map((row) => [row]),
    rows.slice(from, end),
    ...cut,
    ...body.slice(cut.length * width).map((row) => [row]),
  ].map((row) => ({ at: row[0]?.at ?? 0, cells: row.map(({ text }) => cellText(text)) }));
}
