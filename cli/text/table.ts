/** Tables. If the columns do not fit, each row becomes a block of lines. */
import type { TextStyle } from './style.ts';
import { clean, cut, padded, widthOf, wrapped } from './width.ts';
import type { Words } from './words.ts';

/** A text in both languages, or a server's text. */
export type Label = string | Words;
const inWords = (label: Label, { say }: TextStyle): string => clean(typeof label === 'string' ? label : say(...label));

export interface Column<Row> {
  readonly head: Label;
  readonly cell: (row: Row, style: TextStyle) => string;
  readonly right?: boolean;
  /** May be cut to this many columns. */
  readonly shrinksTo?: number;
}

const GAP = 2;

/** A longer cell reaches into the next columns of its own row; it does not widen those of the other rows. */
const WIDEST = 60;

/** In a pipe a cell of this width still widens its column, however short the others are. */
const ALWAYS = 32;

/**
 * The width to which each cell of a column is padded. A pipe has no edge that a table has to fit into, so that one long name
 * would pad every row of it: a cell of more than twice the width of the middle one widens no other row there.
 */
function paddingFor([head = 0, ...cells]: readonly number[], { columns }: TextStyle): number {
  const widest = Math.min(WIDEST, Math.max(head, ...cells));
  if (Number.isFinite(columns)) return widest;
  const middle = [...cells].sort((one, other) => one - other)[Math.floor(cells.length / 2)] ?? 0;
  return Math.min(widest, Math.max(head, ALWAYS, 2 * middle));
}

export function table<Row>(
  rows: readonly Row[],
  none: Label,
  style: TextStyle,
  columns: readonly Column<Row>[],
): string {
  if (rows.length === 0) return inWords(none, style);
  const heads = columns.map(({ head }) => inWords(head, style));
  const cells = rows.map((row) => columns.map((column) => clean(column.cell(row, style))));
  const widths = fittingWidths(columns, [heads, ...cells], style.columns);
  if (!widths) return blocks(heads, cells, style);
  const fitting = [heads, ...cells].map((row) => row.map((value, at) => cut(value, widths[at] ?? 0)));
  const [head = '', ...lines] = fitting.map(lineOf(columns, paddings(columns, fitting, style)));
  return [style.ink.dim(head), ...lines].join('\n');
}

const paddings = <Row>(columns: readonly Column<Row>[], lines: readonly (readonly string[])[], style: TextStyle) =>
  columns.map((_, at) =>
    paddingFor(
      lines.map((line) => widthOf(line[at] ?? '')),
      style,
    ),
  );

const lineOf =
  <Row>(columns: readonly Column<Row>[], widths: readonly number[]) =>
  (values: readonly string[]): string =>
    values
      .map((value, at) => padded(value, widths[at] ?? 0, columns[at]?.right ? 'left' : 'right'))
      .join(' '.repeat(GAP))
      .trimEnd();

/** A table whose rows come in parts: nothing is cut, and a column never gets narrower. */
export function growingTable<Row>(style: TextStyle, columns: readonly Column<Row>[]): (rows: readonly Row[]) => string {
  const heads = columns.map(({ head }) => inWords(head, style));
  let widths = columns.map(() => 0);
  let isBegun = false;
  return (rows) => {
    const cells = rows.map((row) => columns.map((column) => clean(column.cell(row, style))));
    const lines = isBegun ? cells : [heads, ...cells];
    isBegun = true;
    widths = paddings(columns, [heads, ...cells], style).map((width, at) => Math.max(width, widths[at] ?? 0));
    const line = lineOf(columns, widths);
    return lines.map((values) => (values === heads ? style.ink.dim(line(values)) : line(values))).join('\n');
  };
}

function fittingWidths<Row>(columns: readonly Column<Row>[], cells: readonly (readonly string[])[], room: number) {
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? ''))));
  let over = widths.reduce((sum, width) => sum + width + GAP, -GAP) - room;
  for (const [at, { shrinksTo }] of columns.entries()) {
    if (over <= 0 || shrinksTo === undefined) continue;
    const given = Math.min(over, Math.max(0, (widths[at] ?? 0) - shrinksTo));
    widths[at] = (widths[at] ?? 0) - given;
    over -= given;
  }
  return over > 0 ? undefined : widths;
}

function blocks(heads: readonly string[], cells: readonly (readonly string[])[], style: TextStyle): string {
  const pairs = (row: readonly string[]): Pair[] => row.map((value, at) => [heads[at] ?? '', value]);
  return cells.map((row) => facts(pairs(row), style)).join(`\n${style.ink.dim('─'.repeat(8))}\n`);
}

export type Pair = readonly [label: Label, value: string];

/** One pair in each line, without empty values; long values continue below. */
export function facts(pairs: readonly Pair[], style: TextStyle): string {
  const label = pairs.flatMap(([label, value]) => (value === '' ? [] : [[inWords(label, style), value] as const]));
  const width = Math.max(0, ...label.map(([label]) => widthOf(label)));
  const indent = `\n${' '.repeat(width + GAP)}`;
  const room = Math.max(8, style.columns - width - GAP);
  return label
    .map(([label, value]) => {
      const lines = wrapped(clean(value), room).join(indent);
      return `${style.ink.dim(padded(label, width))}${' '.repeat(GAP)}${lines}`;
    })
    .join('\n');
}

export const card =
  <Data>(pairsOf: (data: Data, style: TextStyle) => readonly Pair[]) =>
  (data: Data, style: TextStyle): string =>
    facts(pairsOf(data, style), style);

export const sentence = ({ message }: { readonly message: string }, { ink }: TextStyle): string =>
  ink.green(clean(message));

const thereAreMore = ({ ink, say }: TextStyle): string =>
  ink.dim(say('还有更多，请用 --limit', 'there are more: use --limit'));

/** Whether a list has more rows than were asked for. */
export const goesOn = (found: unknown): boolean => Object(found).more === true;

/** The table, or nothing where its rows were printed as they came, and that there are more. */
export const more = (rows: string, isCut: boolean, style: TextStyle): string =>
  [rows, isCut ? thereAreMore(style) : ''].filter(Boolean).join('\n');

export const listing =
  <Found, Row>(
    rowsOf: (found: Found) => readonly Row[],
    none: Label | ((found: Found) => string),
    columns: readonly Column<Row>[],
  ) =>
  (found: Found, style: TextStyle): string => {
    const rows = table(rowsOf(found), typeof none === 'function' ? none(found) : none, style, columns);
    return more(rows, goesOn(found), style);
  };
