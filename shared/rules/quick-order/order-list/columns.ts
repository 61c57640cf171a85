/** Which columns of a table are the goods and which is the quantity: by their headings and by their content. */
import { type Column, columnOf, numberOf } from './cell-kinds.ts';
import { GOODS, headOf } from './header-row.ts';
import { type Heading, unitIn } from './headings.ts';
import { type Parts, partsOf } from './parts.ts';
import { readQuantity } from './quantity.ts';
import { isUnit, unitOf } from './units.ts';
import type { ChosenColumns, ColumnAnswer, ColumnDoubt, Columns, Grid, GridRow, Role } from './wanted.ts';

export interface TableColumns {
  readonly columns: Columns;
  readonly heads: readonly string[];
  /** Units in the headings: 数量（件）. */
  readonly units: readonly (string | undefined)[];
  /** 单位：件 above the header. */
  readonly unit: string;
  readonly header?: GridRow;
  /** Rows above the header. */
  readonly above: Grid;
  /** Rows below the header. */
  readonly body: Grid;
  readonly doubt?: ColumnDoubt;
  /** Columns that may be the quantity together. */
  readonly parts: readonly number[];
  /** Columns of which each may be the quantity. */
  readonly may: readonly number[];
  /** Columns of words that belong to the goods, although no heading says so: a maker that no list of endings knows. */
  readonly ofGoods: ReadonlySet<number>;
  /** What a person has said. */
  readonly chosen: ChosenColumns;
}

const isGoods = (role: Role | undefined): boolean => role !== undefined && GOODS.includes(role);

/** The columns of a table; undefined when neither headings nor content show any goods. */
export function findColumns(grid: Grid, row: GridRow | undefined): TableColumns | undefined {
  const width = Math.max(0, ...grid.map(({ cells }) => cells.length));
  const { header, headings, heads, above, body } = headOf(grid, width, row);
  const ordinary = ordinaryRows(body);
  const content = Array.from({ length: width }, (_, column) =>
    columnOf(ordinary.map(({ cells }) => cells[column] ?? '')),
  );
  const units = Array.from({ length: width }, (_, column) =>
    headings[column] ? headings[column].unit : unitIn(heads[column] ?? ''),
  );
  const columns: (Role | undefined)[] = Array.from({ length: width }, (_, column) => headings[column]?.role);
  byHeading(columns, headings);
  byContent(columns, content, header);
  const quantity = quantityColumn({ columns, headings, content, body, heads });
  for (const [column, role] of columns.entries()) {
    if (role === 'quantity' && column !== quantity.column && quantity.column !== undefined)
      columns[column] = quantity.added.includes(column) ? 'loose' : undefined;
  }
  if (quantity.column !== undefined) columns[quantity.column] = 'quantity';
  const isUnknown = !columns.some(isGoods);
  if (isUnknown && header === undefined) return undefined;
  const doubt: ColumnDoubt | undefined = isUnknown ? 'goods' : quantity.isUnsure ? 'quantity' : undefined;
  const ofGoods = new Set(
    [...columns.keys()].filter((at) => columns[at] === undefined && isOfGoods(content[at], header)),
  );
  const { parts, may } = quantity;
  const unit = above
    .flatMap(({ cells }) => cells.map((cell) => /^(?:计量)?单位:\s*(.+)$/.exec(cell)?.[1] ?? ''))
    .find(isUnit);
  const found = {
    columns,
    heads,
    units,
    unit: unitOf(unit ?? ''),
    above,
    body,
    ofGoods,
    parts,
    may,
    chosen: new Map(),
  };
  return { ...found, ...(header && { header }), ...(doubt && { doubt }) };
}

/** Words that are no states: below a heading that nobody knows they differ from row to row. */
const isOfGoods = (column: Column | undefined, header: GridRow | undefined): boolean =>
  column !== undefined &&
  column.words > 0.6 &&
  !column.states &&
  (header === undefined || (column.filled > 3 && column.differing > 0.7));

/** Rows that are filled as the fullest are: titles, dates and signatures have fewer cells. */
function ordinaryRows(body: Grid): Grid {
  const told = ({ cells }: GridRow) => cells.filter(Boolean).length;
  const most = Math.max(0, ...body.map(told));
  return body.filter((row) => told(row) > 1 && told(row) * 2 > most);
}

const DECIDED_APART: ReadonlySet<Role> = new Set(['quantity', 'loose', 'stock']);
const NUMBERS: ReadonlySet<Role> = new Set(['stock', 'price', 'amount', 'date', 'batch']);

/** Of several columns of one role the one of the highest rank stays; what is counted is decided apart. */
function byHeading(columns: (Role | undefined)[], headings: readonly (Heading | undefined)[]): void {
  for (const role of new Set(columns)) {
    if (role === undefined || DECIDED_APART.has(role)) continue;
    const all = [...columns.keys()].filter((column) => columns[column] === role);
    const best = Math.max(...all.map((column) => headings[column]?.rank ?? 0));
    const stays = all.find((column) => headings[column]?.rank === best);
    for (const column of all) if (column !== stays) columns[column] = undefined;
  }
}

/** Roles of columns without a known heading, and of headings that the content belies. */
function byContent(columns: (Role | undefined)[], content: readonly Column[], header: GridRow | undefined): void {
  const has = (role: Role) => columns.includes(role);
  const give = (role: Role, fits: (column: Column, at: number) => boolean) => {
    if (has(role)) return;
    const at = content.findIndex(
      (column, index) => columns[index] === undefined && column.filled > 0 && fits(column, index),
    );
    if (at >= 0) columns[at] = role;
  };
  for (const [at, role] of columns.entries()) {
    const column = content[at];
    if (!column || column.filled === 0) continue;
    // 编号 above 1, 2, 3; No. or Item above codes and names.
    if (role === 'code' && column.serial && column.filled > 1) columns[at] = 'serial';
    if (role === 'serial' && Math.max(column.code, column.words) > 0.8) columns[at] = undefined;
    // Eight digits whose last one checks nothing are a number of the sender's own system.
    if (role === 'code' && column.barcode > 0.8 && column.checked > 0.8 && !has('barcode')) columns[at] = 'barcode';
    // 单位 or 包装 above a number of pieces.
    if ((role === 'unit' || role === 'pack') && column.number > 0.8) columns[at] = 'stock';
    // Words below a heading of numbers are not what it says: 到货情况 above 未到.
    if (role !== undefined && NUMBERS.has(role) && column.counting < 0.2) columns[at] = undefined;
    // Pack size or GOODSTYPE above packs.
    if ((role === 'stock' || role === 'beside') && column.pack > 0.6 && column.number < 0.5 && !has('pack'))
      columns[at] = 'pack';
  }
  give('serial', (column, at) => column.serial && at === 0 && content.length > 2);
  give('barcode', (column) => column.barcode > 0.8 && (header === undefined || column.checked > 0.8));
  give('licence', (column) => column.licence > 0.8);
  give('code', (column) => column.code > 0.8 && column.distinct && column.date < 0.8);
  give('date', (column) => column.date > 0.8);
  give('pack', (column) => column.pack > 0.6 && column.whole < 0.5);
  give('maker', (column) => column.maker > 0.6);
  give('unit', (column) => column.unit > 0.8);
  // Beside a code, few words below a heading that nobody knows may be a state.
  const isCoded = has('code') || has('barcode');
  give(
    'name',
    (column) =>
      column.words > 0.6 &&
      column.pack < 0.5 &&
      column.maker < 0.5 &&
      !column.states &&
      (!isCoded || isOfGoods(column, header)),
  );
}

interface Numbers {
  readonly columns: Columns;
  readonly headings: readonly (Heading | undefined)[];
  readonly content: readonly Column[];
  readonly body: Grid;
  readonly heads: readonly string[];
}

interface Quantities extends Parts {
  readonly column?: number;
  /** Columns that are added to it. */
  readonly added: readonly number[];
  /** Columns of which each may be it. */
  readonly may: readonly number[];
}

/** The column of the quantity, if any, and whether another may be meant. */
function quantityColumn(table: Numbers): Quantities {
  const { columns, headings, content } = table;
  const headed = [...columns.keys()].filter((at) => columns[at] === 'quantity');
  const best = Math.max(0, ...headed.map((at) => headings[at]?.rank ?? 0));
  const ranked = headed.filter((at) => headings[at]?.rank === best);
  const filled = ranked.filter((at) => (content[at]?.filled ?? 0) > 0);
  const [first] = filled.length > 0 ? filled : ranked;
  const { parts, isUnsure } = partsOf(table, first);
  const [largest = -1, ...added] = parts;
  if (first !== undefined && parts.includes(first) && !isUnsure)
    return { column: largest, added, parts, may: [largest], isUnsure };
  if (first !== undefined) {
    // Nobody knows what an empty column means: formulas that nobody counted, or quantities elsewhere.
    const isEmpty = filled.length === 0;
    const reads = (content[first]?.filled ?? 0) === 0 || (content[first]?.counting ?? 0) >= 0.5;
    const left = isPartly(table, first);
    return {
      column: first,
      added: [],
      parts,
      may: [...(isEmpty ? ranked : filled), ...left],
      isUnsure: isUnsure || filled.length > 1 || isEmpty || !reads || left.length > 0,
    };
  }
  const found = numbersWithoutHeading(table);
  return { ...found, added: [], parts: parts.length > 0 ? parts : found.parts };
}

/** Ordered 10, delivered 6, and 4 in a third column: the quantity may be what is left of it. Both columns, if there are. */
function isPartly({ columns, content, body }: Numbers, at: number): readonly number[] {
  const numeric = [...columns.keys()].filter((other) => other !== at && (content[other]?.whole ?? 0) > 0.8);
  const rows = body.filter(({ cells }) => isFilled(cells, at));
  const isSum = (one: number, other: number) =>
    rows.some(({ cells }) => isFilled(cells, one) && isFilled(cells, other)) &&
    rows.every(({ cells }) => {
      const [sum = Number.NaN, part = 0, rest = 0] = [at, one, other].map((column) => numberOf(cells[column] || '0'));
      return sum === part + rest;
    });
  if (rows.length < 2) return [];
  const one = numeric.find((one) => columns[one] === 'stock' && numeric.some((other) => isSum(one, other)));
  return one === undefined ? [] : numeric.filter((other) => other !== one && isSum(one, other));
}

/** The column that is the sum of all numbers beside it, in each row: of the days of a week, of shops. */
function totalOf({ columns, content, body }: Numbers): number | undefined {
  const isNumeric = (at: number) =>
    (content[at]?.filled ?? 0) > 0 && content[at]?.number === 1 && columns[at] !== 'price';
  const isTotal = (at: number, from: number) => {
    const sums = body.flatMap(({ cells }) => {
      const [sum = 0, ...each] = [at, ...Array.from({ length: at - from }, (_, column) => from + column)].map(
        (column) => numberOf(cells[column] || '0'),
      );
      return each.filter((number) => number !== 0).length > 0
        ? [sum === each.reduce((all = 0, one = 0) => all + one, 0)]
        : [];
    });
    return sums.length > 1 && sums.every(Boolean);
  };
  return [...columns.keys()].find(
    (at) =>
      isNumeric(at) &&
      [...columns.keys()].some(
        (from) => at - from > 1 && [...columns.keys()].slice(from, at).every(isNumeric) && isTotal(at, from),
      ),
  );
}

/** Without a heading: the column of whole numbers, if it is the only one. */
function numbersWithoutHeading(table: Numbers): Omit<Quantities, 'added'> {
  const { columns, content, heads } = table;
  const total = totalOf(table);
  if (total !== undefined) return { column: total, parts: [], may: [total], isUnsure: true };
  const candidates = [...columns.keys()].filter(
    (at) => columns[at] === undefined && isCount(content[at], at, columns.length),
  );
  const plain = candidates.filter((at) => (content[at]?.decimal ?? 0) < 0.5);
  const [only, second] = plain.length > 0 ? plain : candidates;
  if (only !== undefined) {
    const isNamed = (heads[only] ?? '') !== '';
    // Each may be for another shop: a person may want all of them.
    const parts = plain.length > 1 ? plain : [];
    return { column: only, parts, may: candidates, isUnsure: second !== undefined || isNamed };
  }
  // Only stock, prices and the like: a price list, or a list without quantities.
  return { parts: [], may: [], isUnsure: columns.some((role) => role === 'stock' || role === 'amount') };
}

/** Numbers that may be ordered: whole, no dates or batches, and not the serial number of the row. */
const isCount = (column: Column | undefined, at: number, width: number): boolean =>
  column !== undefined &&
  column.whole > 0.6 &&
  column.long < 0.5 &&
  column.date < 0.5 &&
  !(column.serial && at === 0 && width > 2);

const isFilled = (cells: readonly string[], at: number): boolean => (readQuantity(cells[at] ?? '').quantity ?? 0) > 0;

/** Columns that a person has chosen: their roles count, the other columns keep theirs. */
export function withChosen(found: TableColumns, chosen: ChosenColumns): TableColumns {
  if (chosen.size === 0) return found;
  const given = new Set([...chosen.values()]);
  const columns = found.columns.map((role, at) => {
    const answer = chosen.get(at);
    if (chosen.has(at) && !isValues(answer)) return answer;
    return role !== undefined && given.has(role) && !isValues(answer) ? undefined : role;
  });
  const { doubt: before, ...rest } = found;
  const isCounted = given.has('quantity') || given.has(undefined);
  const doubt = !columns.some(isGoods) ? 'goods' : before === 'quantity' && !isCounted ? before : undefined;
  return { ...rest, columns, chosen, ...(doubt && { doubt }) };
}

const isValues = (answer: ColumnAnswer): answer is readonly string[] => typeof answer === 'object';

/** The values that a person wants, by column. */
export const onlyValues = ({ chosen }: TableColumns): ReadonlyMap<number, readonly string[]> =>
  new Map([...chosen].flatMap(([at, answer]) => (isValues(answer) ? [[at, answer] as const] : [])));
