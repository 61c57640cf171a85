/**
 * Reads a quick-order list: pasted from a chat, from a CSV file, or two columns of a spreadsheet. A line has goods (code, barcode
 * or name) and a quantity; without a quantity it means the order multiple.
 */

import { NUMERAL, NUMERAL_LETTERS, numeralValue } from './chinese-numeral.ts';

/** Maximum number of lines of an order. */
export const MOST_LINES = 200;

/** Longer cells are cut; no goods need more characters. */
const LONGEST_CELL = 120;

export interface WantedLine {
  /** Row number in the text, from 1. */
  readonly row: number;
  /** Code, barcode or name, with half-width letters, digits and blanks. */
  readonly words: string;
  /** Pieces; absent when no quantity was written. */
  readonly quantity?: number;
  /** The text in place of a quantity that cannot be read. */
  readonly unclear?: string;
}

export interface WantedList {
  /** The first MOST_LINES lines. */
  readonly lines: readonly WantedLine[];
  /** The number of all lines. */
  readonly count: number;
}

/** Rows without words are skipped. */
export function readOrderLines(text: string): WantedList {
  const rows = rowsOf(narrow(text));
  const columns = columnsOf(rows[0]?.cells ?? []);
  const read = (columns ? rows.slice(1) : rows).flatMap((row) => {
    const line = columns ? byColumns(row.cells, columns) : lineOf(row.cells);
    return line ? [{ row: row.at, ...line }] : [];
  });
  return { lines: read.slice(0, MOST_LINES), count: read.length };
}

type Line = Omit<WantedLine, 'row'>;

/** Converts full-width letters, digits, blanks and commas to half-width. */
const narrow = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[，﹐]/g, ',')
    .replace(/[；;]/g, ',')
    .replace(/．/g, '.')
    .replace(/＊/g, '*');

interface Row {
  readonly at: number;
  readonly cells: readonly string[];
}

/** Splits rows into cells, by tabs if there are any, else by commas. A quoted cell may contain both, and doubled quotes. */
function rowsOf(text: string): Row[] {
  const lines = text.split(/\r\n?|[\n\u0085\u2028\u2029]/);
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line, line.includes('\t') ? '\t' : ',').map((cell) =>
      cell.trim().replace(/\s+/g, ' ').slice(0, LONGEST_CELL).trim(),
    );
    return cells.some(Boolean) ? [{ at: at + 1, cells }] : [];
  });
}

function cellsOf(line: string, comma: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const isWhole = quoted && (rest.length === quoted[0].length || rest[quoted[0].length] === comma);
    const end = isWhole ? quoted[0].length : (rest.indexOf(comma) + 1 || rest.length + 1) - 1;
    cells.push(isWhole ? (quoted[1] ?? '').replace(/""/g, '"') : rest.slice(0, end));
    if (end >= rest.length) return cells;
    rest = rest.slice(end + 1);
  }
}

interface Columns {
  /** In order of preference. */
  readonly words: readonly number[];
  readonly quantity: number;
}

const WORD_HEADS = [
  /^(商品|货品|药品)?(编码|编号|货号|代码)$|^(code|sku|sn|goods_sn)$/i,
  /条码|条形码|^(barcode|ean|gtin)$/i,
  /^(商品|货品|药品|通用)?(名称|名|品名)$|^(商品|药品|货品|品种)$|^name$|编码.*名称/i,
];
const QUANTITY_HEAD = /数量|^(qty|quantity|num|count|pieces)$/i;

/** The columns of a header row; undefined when the first row is no header. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const heads = cells.map((cell) => cell.replace(/\s/g, ''));
  const words = WORD_HEADS.map((head) => heads.findIndex((cell) => head.test(cell))).filter((at) => at >= 0);
  if (words.length === 0) return undefined;
  return { words, quantity: heads.findIndex((cell) => QUANTITY_HEAD.test(cell)) };
}

/** Reads a line by the columns of the header; undefined for a line that does not match them. */
function byColumns(cells: readonly string[], columns: Columns): Line | undefined {
  const told = cells.filter(Boolean);
  if (told.length === 1 && told[0] === cells[columns.words[0] ?? 0]) return free(told[0] ?? '');
  const words = columns.words.map((at) => cells[at]).find(Boolean);
  return words === undefined ? undefined : { words, ...quantityIn(cells[columns.quantity] ?? '') };
}

/** Without a header: the first cell is the goods, the last numeric cell the quantity. A single cell has both. */
function lineOf(cells: readonly string[]): Line | undefined {
  const told = cells.filter(Boolean);
  const [first = '', ...others] = told;
  if (others.length === 0) return free(first);
  const at = lastIndex(others, (cell) => cell in UNITS || countOf(cell) !== undefined);
  // No number and no unit: words that contain a comma, or an unreadable quantity.
  if (at < 0) return others.length === 1 ? { words: first, ...quantityIn(others[0] ?? '') } : free(told.join(' '));
  // `20, 盒`: the unit has its own cell.
  const number = (others[at] ?? '') in UNITS ? (others[at - 1] ?? others[at]) : others[at];
  return { words: first, ...quantityIn(number ?? '') };
}

const lastIndex = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  all.reduce((last, one, at) => (is(one) ? at : last), -1);

/** Units of sale. Dosage units (片, 粒, 丸) count only when no strength precedes them. */
const SOLD_BY = '盒瓶件支袋包箱桶条套个罐板台副双把卷只贴提筒打听付剂份组张枚块根';
const HELD = '片粒丸';
const UNITS: Readonly<Record<string, true>> = Object.fromEntries(
  [...SOLD_BY, ...HELD, '中包'].map((unit) => [unit, true]),
);
const UNIT = `(?:中包|[${SOLD_BY}${HELD}])`;

/**
 * Places of a Chinese numeral that is a quantity: before a unit, alone (两盒), after a gap (阿莫西林 两盒), or directly
 * behind the goods with a unit that ends no name (阿莫西林两盒; not 三七片). In front it needs a gap: 两盒 阿莫西林.
 */
const IN_WORDS = [
  new RegExp(`^(|.+?(?:\\s*[:：、=×x*]\\s*|\\s+-?\\s*))(${NUMERAL})(\\s*${UNIT})$`, 'i'),
  new RegExp(`^(.*[^\\s${NUMERAL_LETTERS}半几])(${NUMERAL})(\\s*(?:中包|[盒瓶支袋件箱]))$`),
  new RegExp(`^()(${NUMERAL})(\\s*(?:中包|[${SOLD_BY}])\\s+.+)$`),
];
const POLITE = new RegExp(`([\\d${NUMERAL_LETTERS}]\\s*${UNIT})\\s*(?:吧|呢|啊|哦|哈|呀|谢谢)[。.!！~]*$`);

/** The quantity in digits, without a polite word behind it: `100003 二十盒吧` is `100003 20盒`. */
function inDigits(text: string): string {
  const plain = text.replace(POLITE, '$1');
  const form = IN_WORDS.find((each) => each.test(plain));
  return form
    ? plain.replace(form, (_, before, numeral, after) => `${before} ${numeralValue(numeral)}${after}`.trim())
    : plain;
}

/** A whole number above 0: `20`, `20盒`, `1,200`, `20.0`, `两盒`. */
function countOf(cell: string): number | undefined {
  const [, digits] =
    new RegExp(`^[x×*]?\\s*(\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?:\\.0+)?\\s*${UNIT}?$`, 'i').exec(inDigits(cell)) ?? [];
  const count = Number(digits?.replace(/,/g, ''));
  return count > 0 ? count : undefined;
}

/** The quantity of a cell, or its unreadable text. */
function quantityIn(cell: string): Pick<Line, 'quantity' | 'unclear'> {
  if (cell === '') return {};
  const quantity = countOf(cell);
  return quantity === undefined ? { unclear: cell } : { quantity };
}

const STRENGTH = /\d\s*(mg|g|ml|mcg|[uμ]g|kg|l|cm|mm|m|iu|%|万?单位)\s*[x×*]?\s*$/i;
const CODE = /^[a-z]{0,6}[-_]?\d{4,14}[a-z]?$/i;

/** Forms of goods and quantity in one text, the most certain first. */
const FREE: readonly { readonly form: RegExp; readonly fits: (words: string, number: string) => boolean }[] = [
  // 阿莫西林 × 20盒 · YC100542*60; not 0.25g×50粒
  {
    form: new RegExp(`^(.+?)\\s*[x×*]\\s*(\\d{1,5})\\s*${UNIT}?$`, 'i'),
    fits: (words) => !STRENGTH.test(words) && (CODE.test(words) || !/[\da-z.]$/i.test(words)),
  },
  // 阿莫西林 20 · 阿莫西林：20盒 · 阿莫西林、20 · 阿莫西林 - 20
  {
    form: new RegExp(`^(.+?)(?:\\s*[:：、=]\\s*|\\s+-\\s+|\\s+)(\\d{1,5}(?:\\.0+)?)\\s*(?:中包|[${SOLD_BY}])?$`),
    fits: (words) => !/[x×*]$/i.test(words),
  },
  {
    form: new RegExp(`^(.+?)(?:\\s*[:：、=]\\s*|\\s+)(\\d{1,5})\\s*[${HELD}]$`),
    fits: (words) => !STRENGTH.test(words),
  },
  // 阿莫西林20盒 · 阿莫西林-20 · 阿莫西林20
  { form: new RegExp(`^(.*[^\\d\\s.x×*/:-])-?(\\d{1,5})\\s*(?:中包|[${SOLD_BY}])$`, 'i'), fits: () => true },
  { form: /^(.*[\u4e00-\u9fff）)])-?(\d{1,5})$/, fits: () => true },
];

/** The quantity comes first: 20盒 阿莫西林 · 60 YC100542 */
const COUNT_FIRST: typeof FREE = [
  { form: new RegExp(`^(\\d{1,5})\\s*(?:中包|[${SOLD_BY}])(?!装)\\s*(.+)$`), fits: () => true },
  { form: /^(\d{1,5})\s+(\S+)$/, fits: (words) => CODE.test(words) },
];

function free(cell: string): Line | undefined {
  const text = inDigits(unnumbered(cell));
  if (text === '') return undefined;
  for (const { form, fits } of FREE) {
    const [, words = '', number = ''] = form.exec(text) ?? [];
    if (words && fits(words, number)) return { words: words.trim(), ...quantityIn(number) };
  }
  for (const { form, fits } of COUNT_FIRST) {
    const [, number = '', words = ''] = form.exec(text) ?? [];
    if (words && fits(words, number)) return { words: words.trim(), ...quantityIn(number) };
  }
  for (const form of UNCLEAR) {
    const [, words, unclear] = form.exec(text) ?? [];
    if (words && unclear) return { words, unclear };
  }
  return { words: text };
}

/** Quantities that cannot be ordered: 阿莫西林 -3 · YC100542 半盒 · YC100542 两三盒 · YC100542 2.5 */
const UNCLEAR = [
  new RegExp(`^(.+?)\\s+(-\\d[\\d.]*\\s*${UNIT}?|[半一二两三四五六七八九十]+\\s*(?:中包|[${SOLD_BY}]))$`),
  /^([a-z]{0,6}[-_]?\d{4,14})\s+(\d+\.\d+)$/i,
];

/** Removes the number of a list entry: `1. `, `2、`, `(3)`, `④`. */
const unnumbered = (cell: string): string =>
  cell.replace(/^(?:[①-⑳]|[（(]\d{1,3}[)）]|\d{1,3}(?:[、)）]|\.(?!\d)))\s*/, '').trim();
