/** Tables. If the columns do not fit, each row becomes a block of lines. */
import type { Paper } from './paper.ts';
import { clean, cut, padded, widthOf, wrapped } from './width.ts';
import type { Words } from './words.ts';

/** A text in both languages, or a server's text. */
export type Told = string | Words;
const inWords = (told: Told, { say }: Paper): string => (typeof told === 'string' ? told : say(...told));

export interface Column<Row> {
  readonly head: Told;
  readonly cell: (row: Row, paper: Paper) => string;
  readonly right?: boolean;
  /** May be cut to this many columns. */
  readonly shrinksTo?: number;
}

const GAP = 2;

export function table<Row>(rows: readonly Row[], none: Told, paper: Paper, columns: readonly Column<Row>[]): string {
  if (rows.length === 0) return inWords(none, paper);
  const heads = columns.map(({ head }) => inWords(head, paper));
  const cells = rows.map((row) => columns.map((column) => clean(column.cell(row, paper))));
  const widths = fittingWidths(columns, [heads, ...cells], paper.columns);
  if (!widths) return blocks(heads, cells, paper);
  const line = (values: readonly string[]) =>
    values
      .map((value, at) => padded(cut(value, widths[at] ?? 0), widths[at] ?? 0, columns[at]?.right ? 'left' : 'right'))
      .join(' '.repeat(GAP))
      .trimEnd();
  return [paper.ink.dim(line(heads)), ...cells.map(line)].join('\n');
}

/** Undefined if the columns do not fit. */
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

function blocks(heads: readonly string[], cells: readonly (readonly string[])[], paper: Paper): string {
  const pairs = (row: readonly string[]): Pair[] => row.map((value, at) => [heads[at] ?? '', value]);
  return cells.map((row) => facts(pairs(row), paper)).join(`\n${paper.ink.dim('─'.repeat(8))}\n`);
}

export type Pair = readonly [label: Told, value: string];

/** One pair in each line, without empty values; long values continue below. */
export function facts(pairs: readonly Pair[], paper: Paper): string {
  const told = pairs.flatMap(([label, value]) => (value === '' ? [] : [[inWords(label, paper), value] as const]));
  const width = Math.max(0, ...told.map(([label]) => widthOf(label)));
  const indent = `\n${' '.repeat(width + GAP)}`;
  const room = Math.max(8, paper.columns - width - GAP);
  return told
    .map(([label, value]) => {
      const lines = wrapped(clean(value), room).join(indent);
      return `${paper.ink.dim(padded(label, width))}${' '.repeat(GAP)}${lines}`;
    })
    .join('\n');
}

export const card =
  <Data>(pairsOf: (data: Data, paper: Paper) => readonly Pair[]) =>
  (data: Data, paper: Paper): string =>
    facts(pairsOf(data, paper), paper);

export const sentence = ({ message }: { readonly message: string }, { ink }: Paper): string =>
  ink.green(clean(message));

export const more = (rows: string, goesOn: boolean, { ink, say }: Paper): string =>
  goesOn ? `${rows}\n${ink.dim(say('还有更多，请用 --limit', 'there are more: use --limit'))}` : rows;

export const listing =
  <Found, Row>(
    rowsOf: (found: Found) => readonly Row[],
    none: Told | ((found: Found) => string),
    columns: readonly Column<Row>[],
  ) =>
  (found: Found, paper: Paper): string => {
    const rows = table(rowsOf(found), typeof none === 'function' ? none(found) : none, paper, columns);
    return more(rows, Object(found).more === true, paper);
  };
